import type { Chapter } from '@dreadhouse/engine';

export const basicRoomsTwo: Chapter = {
  title: { en: 'Cargo pods, Nest, Generator, Communications', pl: 'Kapsuły, Gniazdo, Generator, Łączność' },
  rules: {
    'NL-ROOM-CSSA-01': {
      en: 'Cargo Sending System A: for 2 you get into pod A.',
      pl: 'System wysyłki cargo A: za 2 karty wchodzisz do kapsuły A.',
    },
    'NL-ROOM-CSSA-02': {
      en: 'Only while any CSS token lies under the time token’s field.',
      pl: 'Można to zrobić tylko wtedy, gdy pod polem żetonu czasu leży dowolny żeton SWC.',
    },
    'NL-ROOM-CSSA-03': {
      en: 'Only if the pod is empty.',
      pl: 'Kapsuła musi być pusta.',
    },
    'NL-ROOM-CSSA-04': {
      en: 'You discard your whole hand, contamination too.',
      pl: 'Odrzucasz całą rękę, także karty skażenia.',
    },
    'NL-ROOM-CSSA-05': {
      en: 'Then you pass.',
      pl: 'Następnie pasujesz.',
    },
    'NL-ROOM-CSSA-06': {
      en: 'Your figure stands in the pod.',
      pl: 'Twoja figurka trafia do kapsuły.',
    },
    'NL-ROOM-CSSA-07': {
      en: 'Whether the pod leaves shows in the event phase.',
      pl: 'To, czy kapsuła odleci, okaże się w fazie wydarzeń.',
    },
    'NL-ROOM-CSSA-08': {
      en: 'In a pod nothing touches you, unless it says so.',
      pl: 'W kapsule nic na ciebie nie działa, chyba że zaznaczono inaczej.',
    },
    'NL-ROOM-CSSA-09': {
      en: 'If the pod does not leave you suffer a serious wound.',
      pl: 'Jeśli kapsuła nie odleci, otrzymujesz głęboką ranę.',
    },
    'NL-ROOM-CSSA-10': {
      en: 'For getting in the letter on the hidden token does not matter.',
      pl: 'Przy wchodzeniu litera na zakrytym żetonie nie ma znaczenia.',
    },
    'NL-ROOM-NEST-01': {
      en: 'Whoever explores the Nest gains 1 Knowledge.',
      pl: 'Kto odkryje Gniazdo, podnosi wiedzę o 1.',
    },
    'NL-ROOM-NEST-02': {
      en: 'That happens once in a game.',
      pl: 'Dzieje się to raz w grze.',
    },
    'NL-ROOM-NEST-03': {
      en: 'Nest: for 2 you take an egg.',
      pl: 'Gniazdo: za 2 karty bierzesz jajo.',
    },
    'NL-ROOM-NEST-04': {
      en: 'Then you make a noise roll.',
      pl: 'Potem wykonujesz rzut na szmery.',
    },
    'NL-ROOM-NEST-05': {
      en: 'The eggs on the laboratory board are the eggs of the Nest.',
      pl: 'Jaja na planszy laboratorium to jaja z Gniazda.',
    },
    'NL-ROOM-NEST-06': {
      en: 'An egg that is taken or destroyed leaves that board.',
      pl: 'Zabrane lub zniszczone jajo znika z tej planszy.',
    },
    'NL-ROOM-NEST-07': {
      en: 'When no egg is left the Nest is destroyed, however they went.',
      pl: 'Gdy nie ma już jaj, Gniazdo jest zniszczone, niezależnie od tego, jak zniknęły.',
    },
    'NL-ROOM-NEST-08': {
      en: 'A damage marker on the tile shows it.',
      pl: 'Oznacza to znacznik obrażeń na kafelku.',
    },
    'NL-ROOM-NEST-09': {
      en: 'In the fire step each burning room loses one egg that nobody carries.',
      pl: 'W kroku pożarów w każdym płonącym pomieszczeniu ginie jedno nieniesione jajo.',
    },
    'NL-ROOM-NEST-10': {
      en: 'Carried eggs do not burn.',
      pl: 'Niesione jaja nie płoną.',
    },
    'NL-ROOM-NEST-11': {
      en: 'The Nest never has a malfunction.',
      pl: 'W Gnieździe nigdy nie ma awarii.',
    },
    'NL-ROOM-NEST-12': {
      en: 'An egg is heavy and needs a hand.',
      pl: 'Jajo jest ciężkie i zajmuje rękę.',
    },
    'NL-ROOM-NEST-13': {
      en: 'The Nest cannot be searched.',
      pl: 'Gniazda nie można przeszukać.',
    },
    'NL-EGG-01': {
      en: 'Whoever is with eggs that nobody carries can try to destroy them.',
      pl: 'Kto jest przy jajach, których nikt nie niesie, może próbować je zniszczyć.',
    },
    'NL-EGG-02': {
      en: 'By shooting or in melee.',
      pl: 'Robi się to, strzelając albo walcząc wręcz.',
    },
    'NL-EGG-03': {
      en: 'Each damage destroys one egg.',
      pl: 'Każde obrażenie niszczy jedno jajo.',
    },
    'NL-EGG-04': {
      en: 'That can be done out of combat.',
      pl: 'Można to robić poza walką.',
    },
    'NL-EGG-05': {
      en: 'Melee against eggs brings no contamination card.',
      pl: 'Walka wręcz z jajami nie daje karty skażenia.',
    },
    'NL-EGG-06': {
      en: 'A miss brings no wound.',
      pl: 'Chybienie nie powoduje rany.',
    },
    'NL-EGG-07': {
      en: 'After each attempt you make a noise roll.',
      pl: 'Po każdej próbie wykonujesz rzut na szmery.',
    },
    'NL-EGG-08': {
      en: 'A shot costs ammunition and uses the advantage die where there is power.',
      pl: 'Strzał zużywa amunicję, a przy zasilaniu rzuca się kością przewagi.',
    },
    'NL-ROOM-GEN-01': {
      en: 'Generator: two actions, 2 each.',
      pl: 'Generator: dwie akcje, każda za 2 karty.',
    },
    'NL-ROOM-GEN-02': {
      en: 'Stop the countdown while its token is yellow.',
      pl: 'Zatrzymaj odliczanie, gdy żeton jest żółty.',
    },
    'NL-ROOM-GEN-03': {
      en: 'A red token, or none, cannot be stopped.',
      pl: 'Czerwonego żetonu ani braku żetonu nie da się zatrzymać.',
    },
    'NL-ROOM-GEN-04': {
      en: 'Or turn the power token of the sector in which you stand.',
      pl: 'Albo odwróć żeton zasilania sektora, w którym jesteś.',
    },
    'NL-ROOM-GEN-05': {
      en: 'That switches on or off.',
      pl: 'W ten sposób można też wyłączyć zasilanie.',
    },
    'NL-ROOM-COMMS-01': {
      en: 'Communications Room: two actions, 2 each.',
      pl: 'Pokój łączności: dwie akcje, każda za 2 karty.',
    },
    'NL-ROOM-COMMS-02': {
      en: 'Send a signal: a marker on your board.',
      pl: 'Wyślij sygnał: umieść znacznik na swojej planszy.',
    },
    'NL-ROOM-COMMS-03': {
      en: 'Some objectives and one contingency plan ask for it.',
      pl: 'Wymagają go niektóre cele i jeden plan awaryjny.',
    },
    'NL-ROOM-COMMS-04': {
      en: 'Or choose somebody who has sent a signal: they show you their objective in secret.',
      pl: 'Albo wybierz gracza, który wysłał sygnał: pokaże ci w sekrecie swój cel.',
    },
    'NL-ROOM-COMMS-05': {
      en: 'Whoever has several cards shows all of them.',
      pl: 'Kto ma kilka kart, pokazuje wszystkie.',
    },
    'NL-ROOM-COMMS-06': {
      en: 'Nobody else sees them.',
      pl: 'Nikt inny ich nie widzi.',
    },
    'NL-ROOM-COMMS-07': {
      en: 'You need not have sent a signal yourself.',
      pl: 'Twój własny sygnał nie jest do tego potrzebny.',
    },
  },
};

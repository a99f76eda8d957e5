import type { MessagesFor } from '@dreadhouse/text';
import type { NemesisEvents } from '../../events.ts';

/** What has happened. */
export const events = {
  'event.character-chosen': '{seatNo} wybiera postać: {character}.',
  'event.round': 'Zaczyna się runda {round}. Pierwszym graczem jest {seat}.',
  'event.drew': 'Dobierasz karty: {cards}.',
  'event.drew-cards': '{seat} dobiera {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.',
  'event.turn': '{seat} zaczyna turę.',
  'event.paid': '{seat} płaci, odrzucając: {cards}.',
  'event.action-card': '{seat} zagrywa kartę „{card}”.',
  'event.interrupted': '{by} przerywa akcję {seatGen}.',
  'event.reacted': '{seat} reaguje („{with}”).',
  'event.passed': '{seat} pasuje.',
  'event.discarded': '{seat} odrzuca: {cards}.',
  'event.searched':
    '{seat} przeszukuje pomieszczenie (kolor: {colour}) i dobiera {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.',
  'event.found': 'Znajdujesz {itemsAcc}.',
  'event.kept-item': '{seat} zachowuje przedmiot (kolor: {colour}).',
  'event.took-item': '{seat} bierze {itemAcc}.',
  'event.item-used': '{seat} używa przedmiotu „{item}”.',
  'event.item-discarded': '{seat} odrzuca {itemAcc}.',
  'event.dropped': '{seat} upuszcza {whatAcc}.',
  'event.dropped-card': '{seat} wyrzuca przedmiot z plecaka ({back}).',
  'event.picked-up': '{seat} podnosi {whatAcc}.',
  'event.crafted': '{seat} odrzuca {componentsAcc} i robi {itemAcc}.',
  'event.deal-offered':
    '{seat} proponuje {toDat} {give, select, null {nic} other {{giveAcc}}} za {ask, select, null {nic} other {{askAcc}}}.',
  'event.deal-declined': '{by} odrzuca propozycję {seatGen}.',
  'event.thing-traded': '{from} daje {toDat} {whatAcc}.',
  'event.card-traded': '{from} daje {toDat} przedmiot z plecaka ({back}).',
  'event.card-received': '{from} daje {toDat} {itemAcc}.',
  'event.loaded':
    '{seat} ładuje {weaponAcc}: {ammunition, plural, one {jest # znacznik amunicji} few {są # znaczniki amunicji} many {jest # znaczników amunicji} other {jest # znacznika amunicji}}.',
  'event.personal-item': '{seat} aktywuje {itemAcc}.',
  'event.moved': '{seat} przechodzi {fromFrom} {toTo}.',
  'event.explored': '{seat} odkrywa pomieszczenie {n}: {tile}.',
  'event.exploration-token':
    'Żeton eksploracji {roomAt}: {effect}; {items, plural, =0 {nie ma tam przedmiotów} one {jest tam # przedmiot} few {są tam # przedmioty} many {jest tam # przedmiotów} other {jest tam # przedmiotu}}.',
  'event.noise-rolled': '{seat} wykonuje rzut na szmery: {result}.',
  'event.noise-placed': 'Pojawiają się szmery: {corridor}.',
  'event.noise-removed':
    '{n, plural, one {Usunięto # znacznik szmerów} few {Usunięto # znaczniki szmerów} many {Usunięto # znaczników szmerów} other {Usunięto # znacznika szmerów}}.',
  'event.fire': 'Pożar {roomAt}.',
  'event.malfunction': 'Awaria {roomAt}.',
  'event.repaired': 'Usunięto awarię {roomAt}.',
  'event.door':
    '{door, select, open {Drzwi się otwierają: {corridor}.} closed {Drzwi się zamykają: {corridor}.} other {Drzwi zostają zniszczone: {corridor}.}}',
  'event.power': 'Żeton zasilania {token} ({where}) jest teraz {on, select, true {włączony} other {wyłączony}}.',
  'event.time-token': 'Żeton czasu jest teraz {active, select, true {aktywny} other {nieaktywny}}.',
  'event.elevator': 'Winda stoi {shaftAt}.',
  'event.gate-open': 'Brama główna się otwiera.',
  'event.fire-out': 'Pożar {roomAt} zostaje ugaszony.',
  'event.rover': '{here, select, true {Łazik podjeżdża do wyjścia.} other {Łazik odjeżdża.}}',
  'event.ventilation': 'Wentylacja awaryjna {roomAt}: kto tam zostanie, zginie.',
  'event.ventilation-ends': 'Wentylacja {roomAt} się kończy.',
  'event.nest-destroyed': 'Gniazdo jest zniszczone.',
  'event.egg-laid': 'Królowa składa jajo.',
  'event.egg-hatched': 'Wykluwa się jajo z Gniazda.',
  'event.alert': 'Procedura alarmowa: gra skończy się, gdy żeton czasu opuści pole {field}.',
  'event.self-destruct-stopped': 'Odliczanie do autodestrukcji zostaje zatrzymane.',
  'event.css-shifted': 'Żeton SWC przesuwa się z pola {field} na pole {next}.',
  'event.looked': '{seat} podgląda {at}.',
  'event.saw': 'Podglądasz {at}: {face}.',
  'event.plan-shown': '{seat} odsłania {at}: {plan}.',
  'event.plan-taken': '{seat} bierze plan awaryjny nr {place} z puli neutralnej.',
  'event.knowledge':
    '{seat} ma teraz {knowledge, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} wiedzy.',
  'event.informed': 'Żeton wiedzy {seatGen} jest aktywny.',
  'event.signal': '{seat} wysyła sygnał.',
  'event.computer-used': '{seat} używa komputera ({card}).',
  'event.computer-card': 'Komputer pokazuje kartę „{card}”.',
  'event.lockdown':
    '{ignored, select, true {Pojawia się Blokada, ale {seat} ją omija.} other {Pojawia się Blokada: {roomAt} jest teraz awaria, a drzwi się zamykają.}}',
  'event.weakness': 'Odkryto słabość „{weakness}”.',
  'event.encounter':
    '{type, select, null {{seat} ma {roomAt} spotkanie, ale nic się nie pojawia.} other {{seat} spotyka {roomAt} {typeAcc}.}}',
  'event.placed': '{roomAt} pojawia się {type}.',
  'event.stalker-moved': '{type} przechodzi {fromFrom} {toTo}.',
  'event.vanished': '{type} znika {roomFrom}.',
  'event.damaged':
    '{roomAt} {type} ma {damage, plural, one {# obrażenie} few {# obrażenia} many {# obrażeń} other {# obrażenia}}.',
  'event.recovered':
    '{type} regeneruje się {roomAt} i {damage, plural, =0 {nie ma już obrażeń} one {ma # obrażenie} few {ma # obrażenia} many {ma # obrażeń} other {ma # obrażenia}}.',
  'event.killed': '{type} ginie {roomAt}.',
  'event.retreats': '{type} wycofuje się {roomFrom}.',
  'event.attack-target': '{roomAt} {type} obiera za cel {seatAcc}.',
  'event.damage-check':
    'Sprawdzenie obrażeń ({cards}, krew {blood}): {type} {result, select, dies {ginie} retreats {się wycofuje} other {żyje}}.',
  'event.eggs-destroyed':
    '{n, plural, one {Zniszczono # jajo} few {Zniszczono # jaja} many {Zniszczono # jaj} other {Zniszczono # jaja}} {roomAt}.',
  'event.attack-card': '{type} atakuje {seatAcc} (karta „{card}”) i {hits, select, true {trafia} other {chybia}}.',
  'event.surprise':
    '{seat} {surprised, select, true {daje się zaskoczyć} other {nie daje się zaskoczyć}} (liczba na żetonie: {number}).',
  'event.die-rolled': '{seat} wyrzuca: {face}.',
  'event.shot': '{seat} strzela z {weaponGen} do {targetGen}.',
  'event.light-wound': '{seat} otrzymuje powierzchowną ranę (łącznie: {n}).',
  'event.serious-wound': '{seat} otrzymuje głęboką ranę: {wound}.',
  'event.died': '{room, select, null {{seat} ginie.} other {{seat} ginie {roomAt}.}}',
  'event.contaminated': '{seat} otrzymuje kartę skażenia.',
  'event.infested': '{seat} nosi larwę.',
  'event.slimed': '{seat} otrzymuje znacznik śluzu.',
  'event.slime-removed': '{seat} pozbywa się śluzu.',
  'event.larva-removed': '{seat} pozbywa się larwy.',
  'event.light-healed':
    '{seat} leczy {n, plural, one {# powierzchowną ranę} few {# powierzchowne rany} many {# powierzchownych ran} other {# powierzchownej rany}}.',
  'event.wound-dressed': 'Głęboka rana {seatGen} zostaje opatrzona ({wound}).',
  'event.wound-healed': 'Głęboka rana {seatGen} zostaje uleczona ({wound}).',
  'event.scanned': '{seat} skanuje karty skażenia.',
  'event.scan-result':
    'Wynik skanowania: {infected, plural, =0 {żadna karta nie jest zarażona} one {# karta jest zarażona} few {# karty są zarażone} many {# kart jest zarażonych} other {# karty jest zarażonej}}, {clean, plural, =0 {żadna nie jest czysta} one {# jest czysta} few {# są czyste} many {# jest czystych} other {# jest czystej}}.',
  'event.cards-removed':
    '{seat} usuwa {n, plural, one {# kartę skażenia} few {# karty skażenia} many {# kart skażenia} other {# karty skażenia}} (zarażone: {infected}).',
  'event.roll-skipped': '{seat} nie zwraca na siebie uwagi łowców.',
  'event.revived': '{seat} wraca do życia {roomAt}.',
  'event.locked-in': '{seat} zamyka się w Izolatce.',
  'event.lock-in-failed': '{seat} nie zamyka Izolatki: pojawił się nocny łowca.',
  'event.entered-pod': '{seat} wchodzi do kapsuły SWC {pod}.',
  'event.left-base': '{seat} dociera do Bunkra ({by}).',
  'event.escape-failed': '{seat} nie wydostaje się na zewnątrz: pojawił się nocny łowca.',
  'event.objective-kept': '{seat} zachowuje jeden z celów.',
  'event.launch': 'Żeton SWC zostaje odkryty: {token}.',
  'event.evacuated': '{seat} opuszcza bazę w kapsule {pod}.',
  'event.pod-stays': 'Kapsuła {pod} nie odlatuje i {seat} zostaje w bazie.',
  'event.event-phase': 'Wszyscy spasowali: zaczyna się faza wydarzeń rundy {round}.',
  'event.time': 'Żeton czasu przesuwa się na pole {field}.',
  'event.self-destruct':
    '{red, select, true {Odliczania nie da się już przerwać; kończy się na polu {field}.} other {Autodestrukcja: odliczanie kończy się na polu {field}.}}',
  'event.isolation-open': 'Izolatka jest otwarta.',
  'event.event-card': 'Wydarzenie: „{card}”. {words}',
  'event.colony':
    '{type, select, null {Z worka kolonii zostaje dobrany pusty żeton.} other {Na żetonie dobranym z worka kolonii jest {type}.}}',
  'event.base-ends': '{how, select, purged {Baza zostaje oczyszczona.} other {Baza zostaje zniszczona.}}',
  'event.plan-revealed': 'Obowiązujący plan awaryjny to „{plan}”.',
  'event.perished':
    '{cause, select, base {{seat} ginie wraz z bazą.} plan {{seat} ginie wskutek planu awaryjnego.} other {{seat} nie przechodzi ostatecznego skanowania.}}',
  'event.final-scan':
    '{passed, select, true {{seat} przechodzi ostateczne skanowanie.} other {{seat} nie przechodzi ostatecznego skanowania.}}',
  'event.objective-checked':
    '{seat, select, null {Cel „{objective}” {met, select, true {został zrealizowany} other {nie został zrealizowany}}} other {{seat} {met, select, true {realizuje cel} other {nie realizuje celu}} „{objective}”}}.',
  'event.winners': '{count, select, 0 {Nikt nie wygrywa.} 1 {Wygrywa {seats}.} other {Wygrywają {seats}.}}',
} as const satisfies MessagesFor<'event', NemesisEvents>;

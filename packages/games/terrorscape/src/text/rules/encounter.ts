import type { Chapter } from '@dreadhouse/engine';

/** What happens when the Killer finds somebody. */
export const encounter: Chapter = {
  title: { en: 'Encounter and flight', pl: 'Spotkanie i ucieczka' },
  rules: {
    'TS-ENC-01': {
      en: 'In its phase the Killer may SEARCH its own location.',
      pl: 'W swojej fazie Zabójca może PRZESZUKAĆ swoją lokalizację.',
    },
    'TS-ENC-02': {
      en: 'The Survivors must say truly whether anybody is there.',
      pl: 'Ocalali muszą zgodnie z prawdą powiedzieć, czy ktoś tam jest.',
    },
    'TS-ENC-03': {
      en: 'Whoever is there is named.',
      pl: 'Podają imiona wszystkich, którzy tam są.',
    },
    'TS-ENC-04': {
      en: 'If anybody is there an encounter begins; otherwise nothing happens.',
      pl: 'Jeśli ktoś tam jest, zaczyna się spotkanie; w przeciwnym razie nic się nie dzieje.',
    },
    'TS-ENC-05': {
      en: 'The Killer attacks until somebody defends successfully or everybody there has failed.',
      pl: 'Zabójca atakuje, dopóki komuś nie uda się obronić albo nie zawiodą wszyscy obecni.',
    },
    'TS-ENC-06': {
      en: 'For each attack the Killer may play one attack card.',
      pl: 'Do każdego ataku Zabójca może zagrać jedną kartę ataku.',
    },
    'TS-ENC-07': {
      en: 'The card is shown to the Survivors.',
      pl: 'Karta jest pokazywana Ocalałym.',
    },
    'TS-ENC-08': {
      en: 'The strength is adjusted to it.',
      pl: 'Siłę zmienia się zgodnie z kartą.',
    },
    'TS-ENC-09': {
      en: 'The next attack in the encounter may have a card of its own.',
      pl: 'Kolejny atak w spotkaniu może mieć własną kartę.',
    },
    'TS-ENC-10': {
      en: 'Then the team chooses one Survivor there to defend.',
      pl: 'Potem drużyna wybiera jednego obecnego Ocalałego na obrońcę.',
    },
    'TS-ENC-11': {
      en: 'It must be somebody who has not been attacked in this encounter.',
      pl: 'Musi to być ktoś, kogo w tym spotkaniu jeszcze nie zaatakowano.',
    },
    'TS-ENC-12': {
      en: 'The defender may use one item.',
      pl: 'Obrońca może użyć jednego przedmiotu.',
    },
    'TS-ENC-13': {
      en: 'With the Revolver Ammunition can be used as well; no other two items go together.',
      pl: 'Do Rewolweru można użyć także Amunicji; żadnych innych dwóch przedmiotów nie łączy się ze sobą.',
    },
    'TS-ENC-14': {
      en: 'The defender rolls four dice, one less for each fear token.',
      pl: 'Obrońca rzuca czterema kośćmi, o jedną mniej za każdy żeton strachu.',
    },
    'TS-ENC-15': {
      en: 'The defence is the item’s value plus the dice.',
      pl: 'Obrona to wartość przedmiotu plus kości.',
    },
    'TS-ENC-16': {
      en: 'A trap in the location must go off: it adds 2 and is removed.',
      pl: 'Pułapka w lokalizacji musi zadziałać: dodaje 2 i zostaje usunięta.',
    },
    'TS-ENC-17': {
      en: 'It serves one attack, the first that comes this far.',
      pl: 'Służy jednemu atakowi, pierwszemu, który dojdzie do tego kroku.',
    },
    'TS-ENC-18': {
      en: 'A defence as high as the strength succeeds.',
      pl: 'Obrona równa sile wystarcza.',
    },
    'TS-ENC-19': {
      en: 'After a successful defence the Killer discards two cards from the deck.',
      pl: 'Po udanej obronie Zabójca odrzuca dwie karty z talii.',
    },
    'TS-ENC-20': {
      en: 'The encounter is over then, even if others are there.',
      pl: 'Spotkanie się wtedy kończy, nawet jeśli są tam inni.',
    },
    'TS-ENC-21': {
      en: 'After a failed defence the defender is wounded.',
      pl: 'Po nieudanej obronie obrońca zostaje ranny.',
    },
    'TS-ENC-22': {
      en: 'If that eliminates the defender, the Killer wins.',
      pl: 'Jeśli obrońca zostaje przez to wyeliminowany, Zabójca wygrywa.',
    },
    'TS-ENC-23': {
      en: 'If somebody there has not been attacked yet, the Killer must attack again.',
      pl: 'Jeśli jest tam ktoś jeszcze niezaatakowany, Zabójca musi zaatakować ponownie.',
    },
    'TS-ENC-24': {
      en: 'If nobody is left to attack, the encounter is over.',
      pl: 'Jeśli nie ma już kogo atakować, spotkanie się kończy.',
    },
    'TS-ENC-25': {
      en: 'Nobody is attacked twice in one encounter.',
      pl: 'W jednym spotkaniu nikogo nie atakuje się dwa razy.',
    },
    'TS-ENC-26': {
      en: 'A later SEARCH in the same phase can start a new encounter.',
      pl: 'Późniejsze PRZESZUKIWANIE w tej samej fazie może rozpocząć nowe spotkanie.',
    },
    'TS-FLEE-01': {
      en: 'After an encounter every Survivor there may MOVE 1.',
      pl: 'Po spotkaniu każdy obecny Ocalały może PORUSZYĆ SIĘ o 1.',
    },
    'TS-FLEE-02': {
      en: 'Also those who were not attacked, and after success as after failure.',
      pl: 'Także niezaatakowani, zarówno po sukcesie, jak i po porażce.',
    },
    'TS-FLEE-03': {
      en: 'Block tokens stop it, and it makes no noise.',
      pl: 'Blokady go powstrzymują i nie powoduje hałasu.',
    },
    'TS-FLEE-04': {
      en: 'The Killer is told neither who moved nor where.',
      pl: 'Zabójca nie dowiaduje się ani kto się ruszył, ani dokąd.',
    },
  },
};

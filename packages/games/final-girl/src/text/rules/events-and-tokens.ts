import type { Chapter } from '@dreadhouse/engine';

/** Events, special victims, tokens and victim holding boards. */
export const eventsAndTokens: Chapter = {
  title: { en: 'Events, special victims and tokens', pl: 'Wydarzenia, ofiary specjalne i żetony' },
  rules: {
    'FG-EVENT-01': {
      en: 'One event is drawn during setup. Later in the game, each event symbol that comes up draws another one.',
      pl: 'Jedno wydarzenie jest dobierane podczas przygotowania. W dalszej grze każdy symbol wydarzenia oznacza dobranie kolejnego.',
    },
    'FG-EVENT-02': {
      en: 'Resolve a drawn event at once. An event with a permanent effect stays in play; a one-time event is discarded after it has been resolved.',
      pl: 'Dobrane wydarzenie rozpatrz od razu. Wydarzenie ze stałym efektem zostaje w grze, a jednorazowe odrzuć po rozpatrzeniu.',
    },
    'FG-EVENT-03': {
      en: 'A new event neither cancels nor replaces earlier ones. Several permanent events can be active at the same time.',
      pl: 'Nowe wydarzenie ani nie znosi, ani nie zastępuje wcześniejszych. Równocześnie może działać kilka wydarzeń ze stałym efektem.',
    },
    'FG-EVENT-04': {
      en: 'If an event’s effect cannot be carried out, for example because there are no victims on the board, ignore it. No other event is drawn in its place.',
      pl: 'Jeśli efektu wydarzenia nie da się wykonać, na przykład z braku ofiar na planszy, pomiń go. W zamian nie dobierasz innego wydarzenia.',
    },
    'FG-EVENT-05': {
      en: 'An event card has a title, flavour text and effects; some also show a special victim or a token, or a condition for discarding the card.',
      pl: 'Karta wydarzenia ma tytuł, tekst fabularny i efekty; niektóre pokazują też ofiarę specjalną albo żeton lub podają warunek odrzucenia karty.',
    },
    'FG-SPEC-01': {
      en: 'Some cards, mostly events, bring in a special victim: it either replaces an ordinary victim or is added to the board. Special victims have a white, an orange and a blue pawn.',
      pl: 'Niektóre karty, głównie wydarzenia, wprowadzają ofiarę specjalną: zastępuje ona zwykłą ofiarę albo jest dodawana na planszę. Ofiary specjalne mają pionki biały, pomarańczowy i niebieski.',
    },
    'FG-SPEC-02': {
      en: 'Unless a card says otherwise, special victims work just like ordinary ones: they count toward the limit of 2 followers, go to the heroine’s card when saved and to the Dead area when killed.',
      pl: 'Jeśli karta nie stanowi inaczej, ofiary specjalne działają tak jak zwykłe: wliczają się do limitu 2 ofiar podążających za bohaterką, uratowane trafiają na jej kartę, a zabite – na pole „Martwe ofiary”.',
    },
    'FG-TOK-01': {
      en: 'Items, events and terror cards that need tokens show them in the upper right corner. Place the tokens as the card says; usually they only remind you of an effect.',
      pl: 'Przedmioty, wydarzenia i karty terroru, które wymagają żetonów, pokazują je w prawym górnym rogu. Połóż żetony tak, jak każe karta; zwykle tylko przypominają one o jakimś efekcie.',
    },
    'FG-VBRD-01': {
      en: 'Victims on a holding board count as standing on the space that carries the matching token.',
      pl: 'Ofiary na planszetce liczą się tak, jakby stały na polu, na którym leży pasujący do niej żeton.',
    },
    'FG-VBRD-02': {
      en: 'The pawns of the heroine and the killer always stay on the location board itself, never on a holding board.',
      pl: 'Pionki bohaterki i mordercy zawsze stoją na samej planszy lokacji, nigdy na planszetce ofiar.',
    },
    'FG-VBRD-03': {
      en: 'Holding boards are optional and only serve to clear crowded spaces. There are 3 of them, each with a matching token.',
      pl: 'Planszetki ofiar są opcjonalne i służą tylko do rozładowania tłoku na polach. Są 3, każda z pasującym żetonem.',
    },
  },
};

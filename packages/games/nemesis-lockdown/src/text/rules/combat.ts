import type { Chapter } from '@dreadhouse/engine';

export const combat: Chapter = {
  title: { en: 'Combat', pl: 'Walka' },
  rules: {
    'NL-COMBAT-01': {
      en: 'You are in combat while a stalker is in your room.',
      pl: 'Jesteś w walce, gdy w twoim pomieszczeniu jest nocny łowca.',
    },
    'NL-COMBAT-02': {
      en: 'Shooting: choose a weapon and a target.',
      pl: 'Strzał: wybierz broń i cel.',
    },
    'NL-COMBAT-03': {
      en: 'Discard 1 ammunition of the weapon.',
      pl: 'Odrzuć 1 znacznik amunicji z broni.',
    },
    'NL-COMBAT-04': {
      en: 'Roll the combat die, with power in the sector the advantage die.',
      pl: 'Rzuć kością walki, a przy zasilaniu w sektorze kością przewagi.',
    },
    'NL-COMBAT-05': {
      en: 'A hit is damage; then attack cards show what it does.',
      pl: 'Trafienie to obrażenie; potem karty ataku pokazują jego skutek.',
    },
    'NL-COMBAT-06': {
      en: 'Melee: first a contamination card.',
      pl: 'Walka wręcz: najpierw otrzymujesz kartę skażenia.',
    },
    'NL-COMBAT-07': {
      en: 'Choose a target.',
      pl: 'Wybierz cel.',
    },
    'NL-COMBAT-08': {
      en: 'Roll the combat die; two hits count as one.',
      pl: 'Rzuć kością walki; dwa trafienia liczą się jako jedno.',
    },
    'NL-COMBAT-09': {
      en: 'Melee never uses the advantage die.',
      pl: 'W walce wręcz nigdy nie rzuca się kością przewagi.',
    },
    'NL-COMBAT-10': {
      en: 'A hit is damage and a check.',
      pl: 'Trafienie zadaje obrażenie, które się sprawdza.',
    },
    'NL-COMBAT-11': {
      en: 'A miss is a serious wound.',
      pl: 'Po chybieniu otrzymujesz głęboką ranę.',
    },
    'NL-COMBAT-12': {
      en: 'Escaping is the basic move while in combat.',
      pl: 'Ucieczka to podstawowy ruch podczas walki.',
    },
    'NL-COMBAT-13': {
      en: 'Choose a room next to yours.',
      pl: 'Wybierz sąsiednie pomieszczenie.',
    },
    'NL-COMBAT-14': {
      en: 'Each stalker in the room you leave attacks once.',
      pl: 'Każdy nocny łowca w opuszczanym pomieszczeniu atakuje raz.',
    },
    'NL-COMBAT-15': {
      en: 'Whoever dies of it lies in that room.',
      pl: 'Kto od tego zginie, zostaje w tym pomieszczeniu.',
    },
    'NL-COMBAT-16': {
      en: 'Whoever lives moves as usual.',
      pl: 'Kto przeżyje, porusza się jak zwykle.',
    },
    'NL-ATTACK-01': {
      en: 'A stalker’s attack needs a target.',
      pl: 'Atak nocnego łowcy wymaga celu.',
    },
    'NL-ATTACK-02': {
      en: 'Of several characters it is whoever holds the fewest action cards.',
      pl: 'Z kilku postaci jest nim ta, której gracz ma najmniej kart akcji.',
    },
    'NL-ATTACK-03': {
      en: 'Then an attack card is drawn.',
      pl: 'Potem dobiera się kartę ataku.',
    },
    'NL-ATTACK-04': {
      en: 'With the attacker’s symbol it hits.',
      pl: 'Jeśli jest na niej symbol atakującego, atak się udaje.',
    },
    'NL-ATTACK-05': {
      en: 'Then its darkness effect counts too.',
      pl: 'Wtedy działa też efekt „w ciemności”.',
    },
    'NL-ATTACK-06': {
      en: 'Without the symbol it misses.',
      pl: 'Jeśli go nie ma, atak chybia.',
    },
    'NL-SYM-01': {
      en: '“Only in combat” means just that.',
      pl: '„Tylko w walce” znaczy dokładnie tyle.',
    },
    'NL-SYM-02': {
      en: 'Eggs are no stalkers for it.',
      pl: 'Jaja nie są w tym wypadku nocnymi łowcami.',
    },
    'NL-SYM-03': {
      en: '“Only out of combat” means just that.',
      pl: '„Tylko poza walką” znaczy dokładnie tyle.',
    },
    'NL-SYM-04': {
      en: 'Without a symbol both are allowed.',
      pl: 'Bez symbolu wolno w obu sytuacjach.',
    },
  },
};

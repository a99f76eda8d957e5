import type { Chapter } from '@dreadhouse/engine';

/** How the heroine defends herself with reaction cards. */
export const reactions: Chapter = {
  title: { en: 'Reaction cards', pl: 'Karty reakcji' },
  rules: {
    'FG-REACT-01': {
      en: 'Action cards with a blue background are reaction cards. You can play them only in response to an attack.',
      pl: 'Karty akcji z niebieskim tłem to karty reakcji. Można je zagrać wyłącznie w odpowiedzi na atak.',
    },
    'FG-REACT-02': {
      en: 'To defend herself, the heroine must have the reaction card in her hand at the moment when she is attacked.',
      pl: 'Aby się obronić, musisz mieć kartę reakcji na ręce w chwili, gdy bohaterka zostaje zaatakowana.',
    },
    'FG-REACT-03': {
      en: 'When you play a reaction card, make a horror roll. Depending on the result, the damage of the attack is reduced or avoided completely.',
      pl: 'Po zagraniu karty reakcji wykonaj rzut horroru. Zależnie od wyniku obrażenia z ataku zostaną zmniejszone albo w całości anulowane.',
    },
    'FG-REACT-04': {
      en: 'The reaction card Retaliation can damage the killer as well as defend the heroine.',
      pl: 'Karta reakcji Zemsta może nie tylko osłonić bohaterkę, lecz także zadać obrażenia mordercy.',
    },
    'FG-REACT-05': {
      en: 'A weapon can increase the damage dealt by Retaliation, just as it does for an ordinary attack.',
      pl: 'Broń może zwiększyć obrażenia zadawane przez Zemstę, tak samo jak przy zwykłym ataku.',
    },
    'FG-REACT-06': {
      en: 'A reaction card defends against one single attack only.',
      pl: 'Jedna karta reakcji chroni tylko przed jednym atakiem.',
    },
    'FG-REACT-07': {
      en: 'You may play several reaction cards against the same attack, but one at a time: resolve each before you play the next.',
      pl: 'Przeciw temu samemu atakowi możesz zagrać kilka kart reakcji, ale po kolei: rozpatrz każdą, zanim zagrasz następną.',
    },
    'FG-REACT-08': {
      en: 'If the heroine is attacked several times, each attack needs its own reaction cards.',
      pl: 'Jeśli bohaterka jest atakowana kilka razy, na każdy atak potrzeba osobnych kart reakcji.',
    },
    'FG-REACT-09': {
      en: 'Reaction cards do not help against the symbol that makes the heroine lose health: that loss cannot be prevented.',
      pl: 'Karty reakcji nie pomagają przeciw symbolowi utraty zdrowia: taka strata jest nie do obrony.',
    },
    'FG-REACT-10': {
      en: 'Reaction cards protect only the heroine. They can never be used to defend victims.',
      pl: 'Karty reakcji chronią tylko bohaterkę. Nigdy nie obronisz nimi ofiar.',
    },
  },
};

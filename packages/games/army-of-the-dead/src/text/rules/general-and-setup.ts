import type { Chapter } from '@dreadhouse/engine';

/** Who plays, what lies where, and what is chosen before the first round. */
export const generalAndSetup: Chapter = {
  title: { en: 'The team, the table and the set-up', pl: 'Drużyna, stół i przygotowanie' },
  rules: {
    'AD-GEN-01': {
      en: 'One to six players form one team against Zombies that only the rules drive.',
      pl: 'Od jednego do sześciu graczy tworzy jedną drużynę przeciw Zombie, którymi kierują wyłącznie zasady.',
    },
    'AD-GEN-02': {
      en: 'A game is one Mission. It succeeds when the Mission’s own goals and every Personal Goal in play are reached.',
      pl: 'Rozgrywka to jedna Misja. Udaje się, gdy osiągnięto jej cele oraz wszystkie Cele Osobiste w grze.',
    },
    'AD-GEN-03': {
      en: 'All players win or lose together, including those whose Survivors have died.',
      pl: 'Wszyscy gracze wygrywają albo przegrywają razem, także ci, których Ocalali zginęli.',
    },
    'AD-GEN-04': {
      en: 'A Mission’s special rules beat the general rules and what is printed on cards.',
      pl: 'Zasady specjalne Misji mają pierwszeństwo przed zasadami ogólnymi i tekstem kart.',
    },
    'AD-GEN-05': {
      en: 'There are ten Missions; they may be played in any order.',
      pl: 'Jest dziesięć Misji; można je rozgrywać w dowolnej kolejności.',
    },
    'AD-SETUP-01': {
      en: 'Exactly 6 Survivors take part, however many play; the players divide them as they like.',
      pl: 'Zawsze bierze udział dokładnie 6 Ocalałych, niezależnie od liczby graczy; gracze dzielą ich między siebie dowolnie.',
    },
    'AD-SETUP-02': {
      en: 'One Mission is chosen first, and the board is built as it shows.',
      pl: 'Najpierw wybiera się jedną Misję i układa planszę zgodnie z jej arkuszem.',
    },
    'AD-SETUP-03': {
      en: 'Spawn Zones, tokens and figures go where the Mission says.',
      pl: 'Strefy Namnażania, żetony i figurki trafiają tam, gdzie wskazuje Misja.',
    },
    'AD-SETUP-04': {
      en: 'Sleeper tokens are shuffled, and one is put with its number hidden in each Zone that the Mission marks.',
      pl: 'Żetony Śpiochów tasuje się i kładzie po jednym, liczbą do dołu, w każdej Strefie wskazanej przez Misję.',
    },
    'AD-SETUP-05': {
      en: 'The eight dice are shared by everybody.',
      pl: 'Osiem kości jest wspólnych dla wszystkich.',
    },
    'AD-SETUP-06': {
      en: 'The 6 Survivors are chosen once the Mission is known.',
      pl: 'Sześciu Ocalałych wybiera się po poznaniu treści Misji.',
    },
    'AD-SETUP-07': {
      en: 'Each Survivor has a dashboard, a card, a figure with a coloured base and 5 markers of that colour.',
      pl: 'Każdy Ocalały ma planszę, kartę, figurkę z kolorową podstawką i 5 znaczników tego koloru.',
    },
    'AD-SETUP-08': {
      en: 'Each Survivor picks one of the sets of Starting Equipment on the back of the card.',
      pl: 'Każdy Ocalały wybiera jeden z zestawów Ekwipunku Początkowego z tyłu swojej karty.',
    },
    'AD-SETUP-09': {
      en: 'These cards are taken out of the Equipment deck; the other set stays in it.',
      pl: 'Karty te wyjmuje się z talii Ekwipunku; drugi zestaw w niej zostaje.',
    },
    'AD-SETUP-10': {
      en: 'The Equipment, Zombie and Zeus’ Orders decks are shuffled separately and lie face down.',
      pl: 'Talie Ekwipunku, Zombie i Rozkazów Zeusa tasuje się osobno i kładzie zakryte.',
    },
    'AD-SETUP-11': {
      en: 'The cards of the Taco Truck and of the Abominations lie open for everybody to read and belong to nobody.',
      pl: 'Karty Ciężarówki Taco i Abominacji leżą odkryte, do wglądu dla wszystkich, i nie należą do nikogo.',
    },
    'AD-SETUP-12': {
      en: 'Survivors begin in the Mission’s Start Zone, or in any of them if there are several.',
      pl: 'Ocalali zaczynają w Strefie Startowej Misji, a jeśli jest ich kilka, w dowolnej z nich.',
    },
    'AD-SETUP-13': {
      en: 'The Noise token begins in the Start Zone; of several, the players choose one.',
      pl: 'Żeton Hałasu zaczyna w Strefie Startowej; jeśli jest ich kilka, gracze wybierają jedną.',
    },
    'AD-SETUP-14': {
      en: 'Every Survivor begins with 0 Adrenaline, at Blue, with the Blue skill.',
      pl: 'Każdy Ocalały zaczyna z 0 Punktów Adrenaliny, na poziomie Niebieskim, z Niebieską Umiejętnością.',
    },
    'AD-SETUP-15': {
      en: 'Starting Equipment may be put into Hands or into the Backpack.',
      pl: 'Ekwipunek Początkowy można umieścić w Rękach albo w Plecaku.',
    },
    'AD-SETUP-16': {
      en: 'Survivors begin with 3 Health; the Tough with 4.',
      pl: 'Ocalali zaczynają z 3 punktami Zdrowia, a Twardziele z 4.',
    },
    'AD-SETUP-17': {
      en: 'The Personal Goal cards of the 6 Survivors are shuffled and 2 are drawn, unless the Mission says otherwise.',
      pl: 'Karty Celów Osobistych 6 Ocalałych tasuje się i dobiera 2, chyba że Misja stanowi inaczej.',
    },
    'AD-SETUP-18': {
      en: 'Drawn Personal Goals are open for all; the others go back to the box.',
      pl: 'Dobrane Cele Osobiste są jawne; pozostałe wracają do pudełka.',
    },
    'AD-SETUP-19': {
      en: 'The first drawn card belongs to the yellow token, the second to the purple one.',
      pl: 'Pierwsza dobrana karta wiąże się z żółtym żetonem, druga z fioletowym.',
    },
    'AD-SETUP-20': {
      en: 'The Mission’s Objective tokens are mixed with the yellow and the purple one and put into the marked Zones, all with their red side up.',
      pl: 'Żetony Celów Misji miesza się z żółtym i fioletowym i kładzie w oznaczonych Strefach, wszystkie czerwoną stroną do góry.',
    },
    'AD-SETUP-21': {
      en: 'The players choose who is First Player in round 1.',
      pl: 'Gracze wybierają, kto jest Pierwszym Graczem w 1. rundzie.',
    },
    'AD-SETUP-22': {
      en: 'Where the Mission has a Vault, one of the shuffled Vault cards is put face down on the Trap Zone.',
      pl: 'Jeśli w Misji jest Skarbiec, jedną z potasowanych kart Skarbca kładzie się zakrytą na Strefie Pułapek.',
    },
    'AD-SETUP-23': {
      en: 'The order round the table, to the left, is the turn order.',
      pl: 'Kolejność przy stole, w lewo, jest kolejnością tur.',
    },
    'AD-SETUP-24': {
      en: 'Advice: new players do best with 1 Survivor each; the experienced can run the whole team.',
      pl: 'Rada: początkującym najlepiej z 1 Ocalałym; doświadczeni poprowadzą całą drużynę.',
    },
  },
};

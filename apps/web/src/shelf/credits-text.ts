import { texts } from '../text/text.ts';

export const creditsText = texts({
  en: {
    title: 'Credits',
    unofficial:
      'Dreadhouse is an unofficial fan project. The games, their names and characters belong to their authors and publishers, who have nothing to do with it. Rules and facts are implemented here; all wording and pictures are our own. If you like a game, buy it: cardboard is a fine thing.',
    pictures: 'Pictures',
    own: 'House, posters, portraits, boards and cards are drawn for Dreadhouse.',
    icons: 'Small signs come from the Game-icons set:',
    authors:
      'By Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog, Lucas, Faithtoken, Skoll, Andy Meneely, Cathelineau, Kier Heyl, Aussiesim, Sparker, Zeromancer, Rihlsul, Quoting, Guard13007, DarkZaitzev, SpencerDub, GeneralAce135, Zajkonur, Catsu, Starseeker, Pepijn Poolman, Pierre Leducq and Caro Asercion. Recoloured.',
    letters: 'Letters',
    fonts: 'Typefaces with every Polish letter, served by the page itself:',
    software: 'Software',
    libraries: 'Among the things that it stands on:',
    licence: 'Dreadhouse itself is free software under the MIT licence.',
  },
  pl: {
    title: 'Podziękowania',
    unofficial:
      'Dreadhouse to nieoficjalny projekt fanowski. Gry, ich nazwy i postacie należą do autorów i wydawców, którzy nie mają z nim nic wspólnego. Zaimplementowano tu zasady i fakty; wszystkie słowa i obrazki są nasze. Jeśli jakaś gra ci się podoba, kup ją: tektura to piękna rzecz.',
    pictures: 'Obrazki',
    own: 'Dom, plakaty, portrety, plansze i karty narysowano dla Dreadhouse.',
    icons: 'Małe znaki pochodzą ze zbioru Game-icons:',
    authors:
      'Autorzy: Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog, Lucas, Faithtoken, Skoll, Andy Meneely, Cathelineau, Kier Heyl, Aussiesim, Sparker, Zeromancer, Rihlsul, Quoting, Guard13007, DarkZaitzev, SpencerDub, GeneralAce135, Zajkonur, Catsu, Starseeker, Pepijn Poolman, Pierre Leducq i Caro Asercion. Zmieniono kolory.',
    letters: 'Litery',
    fonts: 'Kroje z pełnym zestawem polskich znaków, podawane przez samą stronę:',
    software: 'Oprogramowanie',
    libraries: 'Między innymi na tym stoi:',
    licence: 'Sam Dreadhouse jest wolnym oprogramowaniem na licencji MIT.',
  },
});

import type { Forms } from '@dreadhouse/text';

/** In Polish: of what, what, with what. */
const thing = (Gen: string, Acc: string, Ins: string): Forms => ({ Gen, Acc, Ins });
/** What is only ever taken, set going or attacked. */
const target = (Acc: string): Forms => ({ Acc });

/** Equipment, tokens, devices and Zombies, by id. */
export const THINGS: Readonly<Record<string, Forms>> = {
  // --- Equipment ---
  'military-knife': thing('Wojskowego Noża', 'Wojskowy Nóż', 'Wojskowym Nożem'),
  'nail-bat': thing('Nabijanego Gwoździami Kija', 'Nabijany Gwoździami Kij', 'Nabijanym Gwoździami Kijem'),
  crowbar: thing('Łomu', 'Łom', 'Łomem'),
  katana: thing('Katany', 'Katanę', 'Kataną'),
  machete: thing('Maczety', 'Maczetę', 'Maczetą'),
  'ring-saw': thing('Piły Pierścieniowej', 'Piłę Pierścieniową', 'Piłą Pierścieniową'),
  revolver: thing('Rewolweru', 'Rewolwer', 'Rewolwerem'),
  'desert-eagle': thing('Desert Eagle’a', 'Desert Eagle', 'Desert Eagle’em'),
  smg: thing('Pistoletu Maszynowego', 'Pistolet Maszynowy', 'Pistoletem Maszynowym'),
  'pump-shotgun': thing('Strzelby', 'Strzelbę', 'Strzelbą'),
  'assault-rifle': thing('Karabinu Szturmowego', 'Karabin Szturmowy', 'Karabinem Szturmowym'),
  'golden-ak': thing('Złotego AK-47', 'Złoty AK-47', 'Złotym AK-47'),
  hmg: thing('Ciężkiego Karabinu Maszynowego', 'Ciężki Karabin Maszynowy', 'Ciężkim Karabinem Maszynowym'),
  'sniper-rifle': thing('Wojskowej Snajperki', 'Wojskową Snajperkę', 'Wojskową Snajperką'),
  bolas: thing('Wyrzutni Bolasów', 'Wyrzutnię Bolasów', 'Wyrzutnią Bolasów'),
  grenade: thing('Granatu', 'Granat', 'Granatem'),
  tnt: thing('TNT', 'TNT', 'TNT'),
  'gas-can': thing('Kanistra', 'Kanister', 'Kanistrem'),
  'bomb-trap': thing('Bombowej Pułapki', 'Bombową Pułapkę', 'Bombową Pułapką'),
  'grenade-launcher': thing('Granatnika', 'Granatnik', 'Granatnikiem'),
  'rocket-launcher': thing('Wyrzutni Rakiet', 'Wyrzutnię Rakiet', 'Wyrzutnią Rakiet'),
  clip: thing('Magazynka', 'Magazynek', 'Magazynkiem'),
  flashlight: thing('Latarki', 'Latarkę', 'Latarką'),
  'first-aid-kit': thing('Apteczki', 'Apteczkę', 'Apteczką'),
  chip: thing('Żetonu Grubej Ryby', 'Żeton Grubej Ryby', 'Żetonem Grubej Ryby'),
  aaahh: thing('OŻEŻ...!', 'OŻEŻ...!', 'OŻEŻ...!'),
  'machine-gun': thing('Karabinu Maszynowego', 'Karabin Maszynowy', 'Karabinem Maszynowym'),
  truck: thing('Ciężarówki Taco', 'Ciężarówkę Taco', 'Ciężarówką Taco'),

  // --- tokens ---
  red: target('czerwony Cel'),
  yellow: target('żółty Cel'),
  purple: target('fioletowy Cel'),
  bag: target('torbę z pieniędzmi'),
  crown: target('koronę'),
  objective: target('Cel'),

  // --- devices ---
  'truck-engine': target('silnik Ciężarówki Taco'),
  power: target('zasilanie'),
  'helicopter-engine': target('silnik helikoptera'),
  beacon: target('sygnał świetlny'),
  generator: target('generator'),
  gate: target('bramę'),
  radio: target('radiostację'),
  alarm: target('alarm'),

  // --- Zombies ---
  shambler: target('Szuracza'),
  alpha: target('Alfę'),
  valentine: target('Valentine'),
  queen: target('Królową'),
  zeus: target('Zeusa'),
  masked: target('Zeusa w Masce'),
  mounted: target('Zeusa na Koniu'),
};

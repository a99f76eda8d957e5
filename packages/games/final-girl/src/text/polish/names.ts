import type { Forms } from '@dreadhouse/text';

const thing = (Gen: string, Acc: string, Ins: string): Forms => ({ Gen, Acc, Ins });
const person = (Gen: string, Dat: string, Acc: string, Ins: string): Forms => ({ Gen, Dat, Acc, Ins });

/** Items as one uses, takes and strikes with them. */
export const ITEMS: Readonly<Record<string, Forms>> = {
  // --- common ---
  knife: thing('Noża', 'Nóż', 'Nożem'),
  old_revolver: thing('Starego rewolweru', 'Stary rewolwer', 'Starym rewolwerem'),
  axe: thing('Siekiery', 'Siekierę', 'Siekierą'),
  metal_bat: thing('Metalowego kija', 'Metalowy kij', 'Metalowym kijem'),
  whip: thing('Bicza', 'Bicz', 'Biczem'),
  trash_lid: thing('Pokrywy od śmietnika', 'Pokrywę od śmietnika', 'Pokrywą od śmietnika'),
  first_aid: thing('Apteczki', 'Apteczkę', 'Apteczką'),
  pepper_spray: thing('Gazu pieprzowego', 'Gaz pieprzowy', 'Gazem pieprzowym'),
  pills: thing('Tajemniczych pigułek', 'Tajemnicze pigułki', 'Tajemniczymi pigułkami'),
  lucky_dice: thing('Szczęśliwych kości', 'Szczęśliwe kości', 'Szczęśliwymi kośćmi'),
  energy_drink: thing('Energetyka', 'Energetyk', 'Energetykiem'),
  rabbit_foot: thing('Króliczej łapki', 'Króliczą łapkę', 'Króliczą łapką'),
  flashlight: thing('Latarki', 'Latarkę', 'Latarką'),
  map: thing('Mapy', 'Mapę', 'Mapą'),
  fireworks: thing('Fajerwerków', 'Fajerwerki', 'Fajerwerkami'),
  crucifix: thing('Krucyfiksu', 'Krucyfiks', 'Krucyfiksem'),
  // --- Camp Happy Trails ---
  whistle: thing('Gwizdka', 'Gwizdek', 'Gwizdkiem'),
  motorboat: thing('Kluczyków do motorówki', 'Kluczyki do motorówki', 'Kluczykami do motorówki'),
  bow: thing('Łuku', 'Łuk', 'Łukiem'),
  bear_trap: thing('Pułapki na niedźwiedzie', 'Pułapkę na niedźwiedzie', 'Pułapką na niedźwiedzie'),
  // --- Creech Manor ---
  carolyn: thing('Carolyn', 'Carolyn', 'Carolyn'),
  mr_floppy: thing('Pana Floppy’ego', 'Pana Floppy’ego', 'Panem Floppym'),
  padlock: thing('Kłódki', 'Kłódkę', 'Kłódką'),
  list: thing('Nabazgranej listy', 'Nabazgraną listę', 'Nabazgraną listą'),
  ritual_dagger: thing('Rytualnego sztyletu', 'Rytualny sztylet', 'Rytualnym sztyletem'),
  old_tome: thing('Starej księgi', 'Starą księgę', 'Starą księgą'),
  rope_ladder: thing('Drabiny sznurowej', 'Drabinę sznurową', 'Drabiną sznurową'),
  candle: thing('Świecy', 'Świecę', 'Świecą'),
  shotgun: thing('Strzelby', 'Strzelbę', 'Strzelbą'),
  cross: thing('Srebrnego krzyża', 'Srebrny krzyż', 'Srebrnym krzyżem'),
  // --- Sacred Groves ---
  ceremonial_dagger: thing('Sztyletu ceremonialnego', 'Sztylet ceremonialny', 'Sztyletem ceremonialnym'),
  shaman_bones: thing('Kości szamana', 'Kości szamana', 'Kośćmi szamana'),
  tribal_mask: thing('Starej maski', 'Starą maskę', 'Starą maską'),
  old_rifle: thing('Starego karabinu', 'Stary karabin', 'Starym karabinem'),
  war_club: thing('Maczugi wojennej', 'Maczugę wojenną', 'Maczugą wojenną'),
  closed_signs: thing('Tabliczek „Zamknięte”', 'Tabliczki „Zamknięte”', 'Tabliczkami „Zamknięte”'),
  air_horn: thing('Trąbki sygnałowej', 'Trąbkę sygnałową', 'Trąbką sygnałową'),
  incense: thing('Kadzidła', 'Kadzidło', 'Kadzidłem'),
  prayer_book: thing('Modlitewnika', 'Modlitewnik', 'Modlitewnikiem'),
  walking_staff: thing('Laski wędrowca', 'Laskę wędrowca', 'Laską wędrowca'),
  // --- Carnival of Blood ---
  strongman_hammer: thing('Młota siłacza', 'Młot siłacza', 'Młotem siłacza'),
  zappo: thing('Małpki Zappo', 'Małpkę Zappo', 'Małpką Zappo'),
  super_dice: thing('Fałszywych kości', 'Fałszywe kości', 'Fałszywymi kośćmi'),
  pole: thing('Długiej tyczki', 'Długą tyczkę', 'Długą tyczką'),
  found_tape: thing('Znalezionej taśmy', 'Znalezioną taśmę', 'Znalezioną taśmą'),
  throwing_axe: thing('Topora do rzucania', 'Topór do rzucania', 'Toporem do rzucania'),
  crystal_ball: thing('Kryształowej kuli', 'Kryształową kulę', 'Kryształową kulą'),
  makeup_kit: thing('Zestawu do charakteryzacji', 'Zestaw do charakteryzacji', 'Zestawem do charakteryzacji'),
  knife_belt: thing('Pasa z nożami', 'Pas z nożami', 'nożem z Pasa z nożami'),
  trap_bear: thing('Stalowych szczęk', 'Stalowe szczęki', 'Stalowymi szczękami'),
  trap_gas: thing('Gazu usypiającego', 'Gaz usypiający', 'Gazem usypiającym'),
  trap_cobra: thing('Kobry', 'Kobrę', 'Kobrą'),
  // --- Maple Lane ---
  hunting_rifle: thing('Strzelby myśliwskiej', 'Strzelbę myśliwską', 'Strzelbą myśliwską'),
  pitchfork: thing('Wideł', 'Widły', 'Widłami'),
  sport_bow: thing('Łuku sportowego', 'Łuk sportowy', 'Łukiem sportowym'),
  machete: thing('Maczety', 'Maczetę', 'Maczetą'),
  bible: thing('Biblii', 'Biblię', 'Biblią'),
  megaphone: thing('Megafonu', 'Megafon', 'Megafonem'),
  bicycle: thing('Roweru', 'Rower', 'Rowerem'),
  junk_traps: thing('Domowych pułapek', 'Domowe pułapki', 'Domowymi pułapkami'),
  tranquilizer: thing('Klinicznego środka nasennego', 'Kliniczny środek nasenny', 'Klinicznym środkiem nasennym'),
};

/** Whom an enemy chases. */
export const TARGETS: Readonly<Record<string, Forms>> = {
  N: { Acc: 'najbliższą postać' },
  V: { Acc: 'najbliższą ofiarę' },
  F: { Acc: 'bohaterkę' },
  'V/F': { Acc: 'najbliższą ofiarę, a gdy jej nie ma, bohaterkę' },
};

/** Figures, and victims by their colour. */
export const FIGURES: Readonly<Record<string, Forms>> = {
  heroine: person('bohaterki', 'bohaterce', 'bohaterkę', 'bohaterką'),
  killer: person('mordercy', 'mordercy', 'mordercę', 'mordercą'),
  minions: person('sługusów', 'sługusom', 'sługusów', 'sługusami'),
  minion: person('sługusa', 'sługusowi', 'sługusa', 'sługusem'),
  victims: person('ofiar', 'ofiarom', 'ofiary', 'ofiarami'),
  manifestation: person('manifestacji', 'manifestacji', 'manifestację', 'manifestacją'),
  yellow: person('ofiary', 'ofierze', 'ofiarę', 'ofiarą'),
  white: person('białej ofiary', 'białej ofierze', 'białą ofiarę', 'białą ofiarą'),
  orange: person('pomarańczowej ofiary', 'pomarańczowej ofierze', 'pomarańczową ofiarę', 'pomarańczową ofiarą'),
  blue: person('niebieskiej ofiary', 'niebieskiej ofierze', 'niebieską ofiarę', 'niebieską ofiarą'),
};

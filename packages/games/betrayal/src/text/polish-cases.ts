import type { Forms } from '@dreadhouse/text';
import type { ExplorerId, Trait } from '../content/explorers.ts';
import type { Region, TileId } from '../content/tiles.ts';

// Names in the forms that Polish sentences need; the nominative is the name itself.

const place = (At: string, To: string, From: string): Forms => ({ At, To, From });
/** Many rooms have one form for going in and coming out. */
const inside = (At: string, Gen: string, from = 'z'): Forms => place(`w ${At}`, `do ${Gen}`, `${from} ${Gen}`);
const onTop = (At: string, Acc: string, Gen: string, from = 'z'): Forms =>
  place(`na ${At}`, `na ${Acc}`, `${from} ${Gen}`);

/** By tile: where somebody is, goes, and comes from. */
export const PLACES: Readonly<Record<TileId, Forms>> = {
  'entrance-hall': inside('Holu Wejściowym', 'Holu Wejściowego'),
  hallway: onTop('Korytarzu', 'Korytarz', 'Korytarza'),
  'ground-floor-staircase': onTop('Schodach na Parterze', 'Schody na Parterze', 'Schodów na Parterze', 'ze'),
  'upper-landing': onTop(
    'Podeście na Pierwszym Piętrze',
    'Podest na Pierwszym Piętrze',
    'Podestu na Pierwszym Piętrze',
  ),
  'basement-landing': onTop('Podeście w Piwnicy', 'Podest w Piwnicy', 'Podestu w Piwnicy'),
  armory: inside('Zbrojowni', 'Zbrojowni', 'ze'),
  ballroom: inside('Sali Balowej', 'Sali Balowej'),
  'bloody-room': inside('Zakrwawionym Pokoju', 'Zakrwawionego Pokoju'),
  catacombs: inside('Katakumbach', 'Katakumb'),
  chapel: inside('Kaplicy', 'Kaplicy'),
  'charred-room': inside('Spalonym Pokoju', 'Spalonego Pokoju', 'ze'),
  chasm: inside('Rozpadlinie', 'Rozpadliny'),
  'collapsed-room': inside('Zapadniętym Pokoju', 'Zapadniętego Pokoju'),
  conservatory: inside('Oranżerii', 'Oranżerii'),
  'cramped-passageway': inside('Ciasnym Przejściu', 'Ciasnego Przejścia'),
  crawlspace: inside('Przestrzeni pod Podłogą', 'Przestrzeni pod Podłogą'),
  'dining-room': inside('Jadalni', 'Jadalni'),
  'furnace-room': inside('Kotłowni', 'Kotłowni'),
  gallery: inside('Galerii', 'Galerii'),
  'game-room': inside('Pokoju Gier', 'Pokoju Gier'),
  graveyard: onTop('Cmentarzu', 'Cmentarz', 'Cmentarza'),
  'guest-quarters': inside('Pokoju Gościnnym', 'Pokoju Gościnnego'),
  gymnasium: inside('Sali Gimnastycznej', 'Sali Gimnastycznej'),
  'junk-room': inside('Rupieciarni', 'Rupieciarni'),
  kitchen: inside('Kuchni', 'Kuchni'),
  laboratory: inside('Laboratorium', 'Laboratorium'),
  larder: inside('Spiżarni', 'Spiżarni', 'ze'),
  'laundry-chute': inside('Zsypie na Pranie', 'Zsypu na Pranie', 'ze'),
  library: inside('Bibliotece', 'Biblioteki'),
  'mystic-elevator': inside('Mistycznej Windzie', 'Mistycznej Windy'),
  nursery: inside('Pokoju Dziecięcym', 'Pokoju Dziecięcego'),
  observatory: inside('Obserwatorium', 'Obserwatorium'),
  'operating-theatre': inside('Sali Operacyjnej', 'Sali Operacyjnej'),
  'organ-room': inside('Sali z Organami', 'Sali z Organami'),
  'panic-room': inside('Schronie', 'Schronu', 'ze'),
  'primary-bedroom': inside('Głównej Sypialni', 'Głównej Sypialni'),
  'ritual-room': inside('Sali Rytuałów', 'Sali Rytuałów'),
  salon: inside('Salonie', 'Salonu'),
  'secret-staircase': onTop('Ukrytych Schodach', 'Ukryte Schody', 'Ukrytych Schodów'),
  'soundproofed-room': inside('Wyciszonym Pokoju', 'Wyciszonego Pokoju'),
  'specimen-room': inside('Pokoju Okazów', 'Pokoju Okazów'),
  'statuary-corridor': inside('Korytarzu Posągów', 'Korytarza Posągów'),
  tower: onTop('Wieży', 'Wieżę', 'Wieży'),
  'underground-cavern': inside('Podziemnej Jaskini', 'Podziemnej Jaskini'),
  'underground-lake': place('nad Podziemnym Jeziorem', 'nad Podziemne Jezioro', 'znad Podziemnego Jeziora'),
  vault: inside('Skarbcu', 'Skarbca', 'ze'),
  'winter-bedroom': inside('Zimowej Sypialni', 'Zimowej Sypialni'),
  'dig-1': inside('Tunelu 1', 'Tunelu 1'),
  'dig-2': inside('Tunelu 2', 'Tunelu 2'),
  'dig-3': inside('Tunelu 3', 'Tunelu 3'),
  'dig-4': inside('Tunelu 4', 'Tunelu 4'),
  'dig-5': inside('Tunelu 5', 'Tunelu 5'),
  'dig-6': inside('Tunelu 6', 'Tunelu 6'),
  'dig-7': inside('Tunelu 7', 'Tunelu 7'),
};

const person = (Gen: string, Dat: string, Acc: string, With: string): Forms => ({ Gen, Dat, Acc, With });
/** Given and family names of women that end like these stay as they are. */
const same = (name: string, With = 'z'): Forms => person(name, name, name, `${With} ${name}`);

/** By explorer. */
export const EXPLORERS: Readonly<Record<ExplorerId, Forms>> = {
  josef: person(
    'Josefa „Brosefa” Hoopera',
    'Josefowi „Brosefowi” Hooperowi',
    'Josefa „Brosefa” Hoopera',
    'z Josefem „Brosefem” Hooperem',
  ),
  oliver: person('Olivera Swifta', 'Oliverowi Swiftowi', 'Olivera Swifta', 'z Oliverem Swiftem'),
  stephanie: same('Stephanie Richter', 'ze'),
  persephone: same('Persephone Puleri'),
  sammy: person('Sammy’ego Anglera', 'Sammy’emu Anglerowi', 'Sammy’ego Anglera', 'z Sammym Anglerem'),
  jaden: person('Jadena Jonesa', 'Jadenowi Jonesowi', 'Jadena Jonesa', 'z Jadenem Jonesem'),
  isa: person('Isy Valencii', 'Isie Valencii', 'Isę Valencię', 'z Isą Valencią'),
  anita: person('Anity Hernandez', 'Anicie Hernandez', 'Anitę Hernandez', 'z Anitą Hernandez'),
  warren: person('Ojca Warrena Leunga', 'Ojcu Warrenowi Leungowi', 'Ojca Warrena Leunga', 'z Ojcem Warrenem Leungiem'),
  dan: person(
    'Doktora Dana Nguyena',
    'Doktorowi Danowi Nguyenowi',
    'Doktora Dana Nguyena',
    'z Doktorem Danem Nguyenem',
  ),
  michelle: same('Michelle Monroe'),
  brittani: same('Brittani „Beat Box” Bowen'),
};

/** Before anybody has chosen an explorer; by the number of the seat. */
export const seatForms = (n: number): Forms => person(`Gracza ${n}`, `Graczowi ${n}`, `Gracza ${n}`, `z Graczem ${n}`);

/** By region. */
export const REGIONS: Readonly<Record<Region, Forms>> = {
  'sub-basement': { At: 'w Podziemiu', To: 'do Podziemia' },
  basement: { At: 'w Piwnicy', To: 'do Piwnicy' },
  ground: { At: 'na Parterze', To: 'na Parter' },
  upper: { At: 'na Pierwszym Piętrze', To: 'na Pierwsze Piętro' },
};

/** By Item or Omen; whom or what one takes is mostly called as ever. */
export const CARDS: Readonly<Record<string, Forms>> = {
  'angels-feather': { Gen: 'Anielskiego Pióra' },
  brooch: { Gen: 'Broszy', Acc: 'Broszę' },
  chainsaw: { Gen: 'Piły Łańcuchowej', Acc: 'Piłę Łańcuchową' },
  'creepy-doll': { Gen: 'Upiornej Lalki', Acc: 'Upiorną Lalkę' },
  crossbow: { Gen: 'Kuszy', Acc: 'Kuszę' },
  dynamite: { Gen: 'Dynamitu' },
  'first-aid-kit': { Gen: 'Apteczki', Acc: 'Apteczkę' },
  flashlight: { Gen: 'Latarki', Acc: 'Latarkę' },
  gun: { Gen: 'Pistoletu' },
  headphones: { Gen: 'Słuchawek' },
  'leather-jacket': { Gen: 'Skórzanej Kurtki', Acc: 'Skórzaną Kurtkę' },
  'lucky-coin': { Gen: 'Szczęśliwej Monety', Acc: 'Szczęśliwą Monetę' },
  machete: { Gen: 'Maczety', Acc: 'Maczetę' },
  'magic-camera': { Gen: 'Magicznego Aparatu' },
  map: { Gen: 'Mapy', Acc: 'Mapę' },
  mirror: { Gen: 'Lustra' },
  'mystical-stopwatch': { Gen: 'Mistycznego Stopera' },
  'necklace-of-teeth': { Gen: 'Naszyjnika z Zębów' },
  'rabbits-foot': { Gen: 'Króliczej Łapki', Acc: 'Króliczą Łapkę' },
  'skeleton-key': { Gen: 'Klucza Uniwersalnego' },
  'strange-amulet': { Gen: 'Dziwnego Amuletu' },
  'strange-medicine': { Gen: 'Dziwnego Lekarstwa' },
  armor: { Gen: 'Zbroi', Acc: 'Zbroję' },
  book: { Gen: 'Księgi', Acc: 'Księgę' },
  dagger: { Gen: 'Sztyletu' },
  dog: { Gen: 'Psa', Acc: 'Psa' },
  'holy-symbol': { Gen: 'Świętego Symbolu' },
  idol: { Gen: 'Idola', Acc: 'Idola' },
  mask: { Gen: 'Maski', Acc: 'Maskę' },
  ring: { Gen: 'Pierścienia' },
  skull: { Gen: 'Czaszki', Acc: 'Czaszkę' },
};

const acc = (all: Readonly<Record<string, string>>): Readonly<Record<string, Forms>> =>
  Object.fromEntries(Object.entries(all).map(([id, Acc]) => [id, { Acc }]));

/** Whom one attacks or stuns, by Monster; those that are no people and no beasts are called as ever. */
export const MONSTERS = acc({
  ghost: 'Ducha',
  bridesmaid: 'Druhnę',
  queen: 'Królową',
  rat: 'Szczura',
  caller: 'Wzywającego',
  waiter: 'Kelnera',
  beater: 'Naganiacza',
  tenant: 'Lokatora',
  realtor: 'Pośrednika',
  cleaner: 'Sprzątacza',
  poltergeist: 'Poltergeista',
  confessor: 'Spowiednika',
  hound: 'Ogara',
  redactor: 'Redaktora',
  digger: 'Kopacza',
  mason: 'Kamieniarza',
  acolyte: 'Akolitę',
  undertaker: 'Grabarza',
  shutterbug: 'Migawca',
  robed: 'Zakapturzonego',
  champion: 'Czempiona',
  squire: 'Giermka',
  scribe: 'Skrybę',
  mannequin: 'Manekina',
  gargoyle: 'Gargulca',
  beast: 'Bestię',
  drowned: 'Topielca',
  servant: 'Sługę',
  wrecker: 'Burzyciela',
  smith: 'Kowala',
  'offended-guest': 'Obrażonego Gościa',
});

/** What one puts down or takes up, by token; as with the Monsters. */
export const TOKENS = acc({
  obstacle: 'Przeszkodę',
  keepsake: 'Pamiątkę',
  sample: 'Próbkę',
  candle: 'Świecę',
  lamp: 'Lampę',
  lantern: 'Latarnię',
  pin: 'Szpilkę',
  vow: 'Przysięgę',
  mouth: 'Paszczę',
  'idol-offering': 'Ofiarę',
  'loose-idol': 'Idola',
  witness: 'Świadka',
  'calm-guest': 'Gościa',
  'altar-candle': 'Świecę',
  page: 'Stronę',
  drawer: 'Szufladę',
  pipe: 'Rurę',
  'broken-pipe': 'Pękniętą Rurę',
  lot: 'Parcelę',
  prop: 'Podporę',
  brick: 'Cegłę',
  trap: 'Pułapkę',
  bowl: 'Miskę',
  gauntlet: 'Rękawicę',
  spur: 'Ostrogę',
  visor: 'Przyłbicę',
  flour: 'Mąkę',
  unseen: 'Bestię, niewidzianą',
  heirloom: 'Pamiątkę rodową',
  fault: 'Usterkę',
  'page-found': 'Stronę',
  'sale-favour': 'Przysługę',
  'the-blank': '9, Pustą Stronę',
  viewer: 'Zwiedzającego',
  breathing: 'Oddychającego',
});

/** By the kind of damage. */
export const DAMAGE: Readonly<Record<string, Forms>> = {
  physical: { Gen: 'Fizycznych' },
  mental: { Gen: 'Psychicznych' },
  general: { Gen: 'Ogólnych' },
};

/** By trait. */
export const TRAITS: Readonly<Record<Trait, Forms>> = {
  might: { Gen: 'Siły', Ins: 'Siłą' },
  speed: { Gen: 'Szybkości', Ins: 'Szybkością' },
  knowledge: { Gen: 'Wiedzy', Ins: 'Wiedzą' },
  sanity: { Gen: 'Poczytalności', Ins: 'Poczytalnością' },
};

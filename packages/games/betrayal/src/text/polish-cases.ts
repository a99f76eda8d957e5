import type { Forms } from '@dreadhouse/text';
import type { Trait } from '../content/explorers.ts';
import type { TileId } from '../content/tiles.ts';

// Rooms and traits in the forms that Polish sentences need; the nominative is their name.

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

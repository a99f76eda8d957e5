import type { Chapter } from '@dreadhouse/engine';

/** What a Zone is, and how one gets from Zone to Zone. */
export const zonesAndMovement: Chapter = {
  title: { en: 'Zones and movement', pl: 'Strefy i poruszanie się' },
  rules: {
    'AD-ZONE-01': {
      en: 'A street Zone is what lies between two crosswalks, or a crosswalk and the edge of the board, and the walls of buildings. It may be larger than one tile.',
      pl: 'Strefa uliczna to obszar między dwoma przejściami dla pieszych albo przejściem i krawędzią planszy oraz ścianami budynków. Może obejmować więcej niż jeden kafelek.',
    },
    'AD-ZONE-02': {
      en: 'Every Zone that is not on the street is a building Zone.',
      pl: 'Każda Strefa, która nie leży na ulicy, jest Strefą budynku.',
    },
    'AD-ZONE-03': {
      en: 'A building Zone is a room, or the part of a room that marked lines and walls enclose.',
      pl: 'Strefa budynku to pomieszczenie albo jego część wydzielona zaznaczonymi liniami i ścianami.',
    },
    'AD-ZONE-04': {
      en: 'Two Zones are adjacent when they are in line of sight of each other, 1 Zone apart.',
      pl: 'Dwie Strefy sąsiadują, jeśli widać z jednej drugą i dzieli je odległość 1 Strefy.',
    },
    'AD-MOVE-01': {
      en: 'Whoever moves goes to an adjacent Zone that shares a door or a marked line. Zones that touch at a corner are not adjacent.',
      pl: 'Postać przechodzi do sąsiedniej Strefy, z którą łączą ją drzwi lub zaznaczona linia. Strefy stykające się tylko rogami nie sąsiadują.',
    },
    'AD-MOVE-02': {
      en: 'On the street nothing restricts moving from one empty Zone to the next.',
      pl: 'Na ulicy nic nie ogranicza ruchu z jednej pustej Strefy do sąsiedniej.',
    },
    'AD-MOVE-03': {
      en: 'Between a room and the street the way leads through an open door.',
      pl: 'Z pomieszczenia na ulicę i odwrotnie przechodzi się wyłącznie przez otwarte drzwi.',
    },
    'AD-MOVE-04': {
      en: 'Inside a building one moves between Zones that are joined by a door or a marked line.',
      pl: 'Wewnątrz budynku przechodzi się między Strefami połączonymi drzwiami lub zaznaczoną linią.',
    },
    'AD-MOVE-05': {
      en: 'Once two Zones are adjacent it does not matter where in a Zone a figure stands or how its walls are drawn.',
      pl: 'Jeśli dwie Strefy sąsiadują, nie ma znaczenia, w którym miejscu Strefy stoi figurka ani jak narysowano ściany.',
    },
  },
};

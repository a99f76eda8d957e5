import type { Chapter } from '@dreadhouse/engine';

/** Who sees what. */
export const lineOfSight: Chapter = {
  title: { en: 'Line of sight', pl: 'Pole Widzenia' },
  rules: {
    'AD-LOS-01': {
      en: 'On the street one sees in straight lines parallel to the edges of the board: every Zone that the line crosses before a wall or the edge.',
      pl: 'Na ulicy widać w liniach prostych równoległych do krawędzi planszy: każdą Strefę, przez którą linia przechodzi, zanim napotka ścianę budynku lub krawędź.',
    },
    'AD-LOS-02': {
      en: 'Nobody ever sees diagonally.',
      pl: 'Nigdy nie widać po skosie.',
    },
    'AD-LOS-03': {
      en: 'In a building one sees the Zones that an opening or a marked line joins to one’s own.',
      pl: 'W budynku widać Strefy, które z własną łączy otwarte przejście albo oddziela tylko zaznaczona linia.',
    },
    'AD-LOS-04': {
      en: 'Inside buildings sight reaches 1 Zone far and no further, even within one room.',
      pl: 'Wewnątrz budynków widać na odległość tylko 1 sąsiedniej Strefy, nawet w tym samym pomieszczeniu.',
    },
    'AD-LOS-05': {
      en: 'A wall with an opening does not hide from each other the two Zones that it separates.',
      pl: 'Ściana z otwartym przejściem nie zasłania widoku między dwiema Strefami, które rozdziela.',
    },
    'AD-LOS-06': {
      en: 'Looking out of a building one sees all street Zones on the straight line through the door.',
      pl: 'Z budynku na zewnątrz widać wszystkie Strefy uliczne na linii prostej biegnącej przez drzwi.',
    },
    'AD-LOS-07': {
      en: 'Looking from the street into a building one sees a single Zone of it, the one at the door.',
      pl: 'Z ulicy do wnętrza budynku widać dokładnie jedną jego Strefę, tę przy drzwiach.',
    },
    'AD-LOS-08': {
      en: 'Nobody sees through a closed door.',
      pl: 'Zamknięte drzwi zawsze zasłaniają widok.',
    },
    'AD-LOS-09': {
      en: 'On the main floor of the casino one sees as on the street.',
      pl: 'W Głównej Sali Kasyna widać tak jak na ulicy.',
    },
    'AD-LOS-10': {
      en: 'In hotel corridors one sees as on the street.',
      pl: 'Na korytarzach hotelowych widać tak jak na ulicy.',
    },
    'AD-LOS-11': {
      en: 'Slot machines on the main floor of the casino block the view.',
      pl: 'Automaty do Gier w Głównej Sali Kasyna zasłaniają widok.',
    },
    'AD-LOS-12': {
      en: 'There is nothing to Search in hotel corridors.',
      pl: 'Na korytarzach hotelowych nie można Przeszukiwać.',
    },
  },
};

import { texts } from '../text/text.ts';

export const accessibilityText = texts({
  en: {
    title: 'Accessibility',
    aim: 'Everybody should be able to play. Dreadhouse aims at WCAG 2.2, level AA, and is checked against it with every change.',
    keyboard:
      'Everything works by keyboard, with a visible focus. At the table the ? key lists all keys; single-key shortcuts can be turned off.',
    reader:
      'Board, hand, decisions and log are there as text for screen readers. Events are announced politely, your turn at once.',
    sight:
      'Colour is never the only sign. Text can be enlarged to 200 %, there is a light and a dark theme, and pictures have names.',
    motion:
      'Movement follows the wish of your device and can be reduced further. Calm mode leaves out flashes, shaking and sudden sounds.',
    sound: 'Every sound accompanies something that is also visible and written in the log. The M key turns sound off.',
    time: 'By yourself and at one screen nothing is timed, and the game is kept at every decision: leave whenever you like. Tables online have a clock only if whoever sets them up wants one; everybody sees it before sitting down, and when it runs out a bot answers in your place until you are back.',
    hands:
      'Nothing needs dragging, double-clicking or precise aim. Answers can be taken back until something new comes to light.',
    words: 'English and Polish, switchable at any time. Every forbidden option says why it is forbidden.',
    'limits-title': 'What is not good yet',
    limits:
      'These are horror games: blood and death are part of the story, even in calm mode. The drawn board cannot be enlarged by the browser’s text size alone; use its own zoom.',
    'tell-title': 'Something in your way?',
    tell: 'Please say so where you found Dreadhouse. A barrier counts as a bug.',
  },
  pl: {
    title: 'Dostępność',
    aim: 'Grać powinien móc każdy. Celem Dreadhouse jest zgodność z WCAG 2.2 na poziomie AA; sprawdzamy ją przy każdej zmianie.',
    keyboard:
      'Wszystko działa z klawiatury, z widocznym fokusem. Przy stole klawisz ? pokazuje listę klawiszy; skróty jednoklawiszowe można wyłączyć.',
    reader:
      'Plansza, ręka, decyzje i dziennik są dostępne dla czytników ekranu jako tekst. Zdarzenia są ogłaszane dyskretnie, twoja kolej od razu.',
    sight:
      'Kolor nigdy nie jest jedyną wskazówką. Tekst można powiększyć do 200%, jest motyw jasny i ciemny, a obrazki mają nazwy.',
    motion:
      'Ruch na ekranie dostosowuje się do ustawień urządzenia i można go jeszcze ograniczyć. Tryb spokojny wyłącza błyski, wstrząsy i nagłe dźwięki.',
    sound: 'Każdy dźwięk towarzyszy czemuś, co także widać i co jest zapisane w dzienniku. Klawisz M wyłącza dźwięk.',
    time: 'W pojedynkę i przy jednym ekranie nic nie dzieje się na czas, a gra zapisuje się przy każdej decyzji: można odejść w każdej chwili. Stoły online mają zegar tylko wtedy, gdy chce tego zakładający; widać go, zanim się usiądzie, a gdy czas minie, odpowiada za ciebie bot, póki nie wrócisz.',
    hands:
      'Niczego nie trzeba przeciągać, dwukrotnie klikać ani precyzyjnie celować. Odpowiedzi można cofać, dopóki nie wyjdzie na jaw coś nowego.',
    words:
      'Po polsku i po angielsku, do zmiany w każdej chwili. Każda zabroniona możliwość mówi, dlaczego jest zabroniona.',
    'limits-title': 'Co nie jest jeszcze dobre',
    limits:
      'To są horrory: krew i śmierć należą do opowieści, także w trybie spokojnym. Rysowanej planszy nie powiększa sam rozmiar tekstu w przeglądarce; ma ona własny zoom.',
    'tell-title': 'Coś ci przeszkadza?',
    tell: 'Daj znać tam, skąd masz Dreadhouse. Bariera to błąd jak każdy inny.',
  },
});

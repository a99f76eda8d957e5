import { texts } from '../text/text.ts';

export const text = texts({
  en: {
    replay: 'Replay',
    opening: 'The tape is being wound back…',
    refused: 'This replay cannot be shown',
    cut: 'This link is damaged: a part of it was lost or changed on its way. Ask for it once more, or for the game as a file.',
    shelf: 'To the shelf',
    check: 'Check the dice',
    checked:
      'The dice are right: {rolls, plural, one {# roll was} other {# rolls were}} derived again and {answers, plural, one {# decision} other {# decisions}} played again, with the same end.',
    committed: 'The luck was sealed before the first decision.',
    open: 'The seed of the luck was known from the start.',
    laidOut: 'The game did not begin at the beginning: a lesson or a scenario.',
    wrong: 'The dice are not right: {where}',
    notOver: 'This game is not over, so its luck is still sealed.',
    keep: 'Keep this game',
    player: 'Played by {names}',
  },
  pl: {
    replay: 'Powtórka',
    opening: 'Przewijam taśmę…',
    refused: 'Tej powtórki nie da się pokazać',
    cut: 'Ten link jest uszkodzony: po drodze coś z niego ucięto albo zmieniono. Poproś o niego jeszcze raz albo o grę w pliku.',
    shelf: 'Na półkę',
    check: 'Sprawdź kości',
    checked:
      'Kości się zgadzają: {rolls, plural, one {# rzut wyliczono} few {# rzuty wyliczono} many {# rzutów wyliczono} other {# rzutu wyliczono}} od nowa, {answers, plural, one {# decyzję rozegrano} few {# decyzje rozegrano} many {# decyzji rozegrano} other {# decyzji rozegrano}} jeszcze raz i koniec jest ten sam.',
    committed: 'Los zapieczętowano przed pierwszą decyzją.',
    open: 'Ziarno losu było znane od początku.',
    laidOut: 'Ta gra nie zaczęła się od początku: to lekcja albo scenariusz.',
    wrong: 'Kości się nie zgadzają: {where}',
    notOver: 'Ta gra jeszcze trwa, więc jej los jest nadal zapieczętowany.',
    keep: 'Zachowaj tę grę',
    player: 'Grają: {names}',
  },
});

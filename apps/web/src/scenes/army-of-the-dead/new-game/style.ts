import { layered } from '../../../kit/basics/layered.ts';
import everywhere from '../../../kit/new-game/new-game.module.css';
import here from './new-game.module.css';

export const style = layered(everywhere, here);

import { createContext, useContext } from 'react';
import everywhere from './new-game.module.css';

/** The classes of the page, as the scene draws them: the kit's, each with what the scene's own sheet adds to it. */
export const NewGameStyle = createContext<typeof everywhere>(everywhere);

export const useStyle = (): typeof everywhere => useContext(NewGameStyle);

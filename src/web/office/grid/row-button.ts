/** True within a row that is one button or link as a whole: nothing in it can be pressed by itself. */
import { createContext } from 'react';

export const RowButton = createContext(false);

import type { Option } from '@dreadhouse/engine';
import type { ItemId } from '../content/items.ts';
import { indexOf } from './killer-situation.ts';

/** What an option says of itself. */
export const detail = (option: Option, key: string): string => String(option.details?.[key] ?? '');
export const room = (option: Option): number => indexOf(detail(option, 'to'));
export const itemOf = (option: Option): ItemId => detail(option, 'item') as ItemId; // whoever asks knows that it names one

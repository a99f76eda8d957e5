import type { NemesisView, RoomId } from '@dreadhouse/nemesis-lockdown';

/** What the game shows a viewer. */
export interface View extends NemesisView {}
export type SeenRoom = NonNullable<View['rooms'][RoomId]>;

/** What stands and lies on a map. A view of a match has all of this; nothing here needs one. */
export interface OnMap {
  readonly survivors: readonly { readonly id: string; readonly at: string; readonly health: number }[];
  readonly companions: readonly {
    readonly id: string;
    readonly at: string;
    readonly alive: boolean;
    readonly recruited: boolean;
  }[];
  readonly groups: readonly { readonly at: string; readonly shamblers: number; readonly alphas: number }[];
  readonly abominations: readonly { readonly type: string; readonly at: string }[];
  readonly trapped: readonly { readonly type: string; readonly at: string }[];
  readonly truck: { readonly at: string; readonly works: boolean } | null;
  readonly noise: string;
  readonly spawns: readonly { readonly at: string }[];
  readonly sleepers: readonly string[];
  readonly objectives: readonly string[];
  readonly loot: readonly { readonly at: string; readonly what: string }[];
  readonly charges: readonly { readonly at: string; readonly face: string }[];
}

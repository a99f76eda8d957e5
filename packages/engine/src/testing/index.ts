export { begun } from './begun.ts';
export { type Change, changed, changesOf } from './contract/changes.ts';
export { type Check, ContractBroken, type ContractSettings, contract } from './contract/index.ts';
export type { Seen } from './contract/seen.ts';
export { difference } from './difference.ts';
export { type Edit, type Layout, layer, type Patch, type Position, patch, type Words } from './position.ts';
export { Scenario, type ScenarioSetup, scenario } from './scenario.ts';

import { contract } from '@dreadhouse/engine/testing';
import { finalGirl } from './src/index.ts';
const girls = ['laurie','reiko','alice','selena','adelaide','barbara','asami','charlie','nancy','sheila'];
for (const [killer, location] of [['geppetto','maple'],['geppetto','creech'],['geppetto','carnival'],['dr_fright','carnival']]) {
  const game = { ...finalGirl, sampleOptions: (n: number) => ({ killer, location, heroine: girls[n%10], mode: n%2?'normal':'extreme', epic: ['off','shuffled','forced'][n%3], ambiguity: ['evil','realism','hilarity'][(n>>1)%3] }) } as typeof finalGirl;
  for (const check of contract(game, { games: 40, seed: 'last', positions: 5 })) {
    if (check.name.includes('all content')) continue;
    try { check.run(); } catch (e) { console.log(killer, location, 'BROKEN', check.name, String((e as Error).message).slice(0,1500)); }
  }
  console.log(killer, location, 'done');
}

export { ledger } from './ledger.ts';

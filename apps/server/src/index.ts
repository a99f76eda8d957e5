export { type Config, ConfigError, readConfig } from './config.ts';
export { GAMES, type Games } from './games.ts';
export { type RunningServer, startServer } from './server.ts';
export { BackupError, backUp, type Counts, restore } from './store/backup.ts';

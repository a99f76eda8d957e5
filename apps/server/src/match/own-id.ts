/**
 * The id of a command that the server gives itself. Players' ids are in the same key, and what they may consist of (`Id` in the protocol)
 * leaves out the colon: so nobody can be there first under a name that can be foreseen.
 */
export function ownId(id: `${'agreed' | 'bot' | 'carried' | 'import' | 'late'}:${string}`): string {
  return id;
}

/** Whether a bot gave this answer because somebody's time was over. */
export function isLateAnswer(command: string): boolean {
  return command.startsWith('late:');
}

/**
 * What a lesson needs after its first exercise: the other exercises, what stands beside them, and the endings. One chunk
 * that is loaded as soon as the trainer is open; nothing imports it statically (see rest-loader.ts).
 */

export { SpeakerButton } from '../../../exercises/listen/speaker-button.tsx';
export { players } from '../../../exercises/players.ts';
export { ReportButton } from '../../../exercises/report/report-button.tsx';
export { AfterWords } from '../ending/after-words.tsx';
export { UnfinishedList } from './unfinished-list.tsx';
export { WordExample } from './word-example.tsx';

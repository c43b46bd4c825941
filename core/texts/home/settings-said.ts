import type { Settings } from '../../settings/settings.ts';
import { genderTexts as gender } from './gender.ts';
import { settingsTexts as texts } from './person/profile.ts';
import { memorySettingsTexts as memory } from './today.ts';

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const choice = (label: string, name: string) => `${label}: ${lowerFirst(name)}`;
const turned = (label: string) => (isOn: boolean) =>
  `${isOn ? texts.turnedOn : texts.turnedOff}: ${lowerFirst(label)}`;

/** What a setting is now, for the message after it was changed: 'Выключено: огласовки'. */
const said: { [Name in keyof Settings]: (value: Settings[Name]) => string } = {
  provider: (value) => `${texts.provider}: ${texts.providers[value]}`,
  autoFallback: turned(texts.autoFallback),
  voice: (value) => choice(texts.speaker, texts.speakers[value]),
  gender: (value) => choice(gender.title, gender.names[value === 'unasked' ? 'unsaid' : value]),
  speed: (value) => choice(texts.speed, texts.speeds[value]),
  niqqud: turned(texts.niqqud),
  transcription: turned(texts.transcription),
  script: (value) => choice(texts.script, texts.scripts[value]),
  handwriting: (value) => choice(texts.handwriting, texts.handwritingLevels[value]),
  autoplay: turned(texts.autoplay),
  effects: turned(texts.sounds),
  vibration: turned(texts.vibration),
  dailyGoal: (value) => choice(texts.dailyGoal, texts.goalWords(value)),
  newWordsPerDay: (value) => choice(memory.newWords, String(value)),
  retention: (value) => choice(memory.retention, memory.retentions[value]),
  reminderHour: (value) =>
    value === null ? turned(memory.reminders)(false) : choice(memory.reminderHour, memory.hour(value)),
  shabbatRest: turned(memory.shabbat),
};

/** Names one setting with its value: the first of `change`, which has one. */
export function settingSaid(change: Partial<Settings>): string {
  const [name] = Object.keys(change) as (keyof Settings)[]; // of a plain object with these keys only
  if (name === undefined) return '';
  // The value belongs to the name; the compiler loses the pair in the look-up.
  const say = said[name] as (value: unknown) => string;
  return say(change[name]);
}

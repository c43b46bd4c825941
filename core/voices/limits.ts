/** No take is longer than this, whatever is said in it. */
export const maxTakeMs = 15_000;
/** A larger file is refused before it is looked at; the platform passes on little more. */
export const maxTakeBytes = 4_194_304;
/** An archive in one call: the platform passes on no more. `npm run voices:import` has no such limit. */
export const maxArchiveBytes = 4_194_304;
/** Characters that a cloud voice may be given in a day, if the environment names no other number. */
export const usualRenderingCharacters = 50_000;
/** Sounds of a lesson in one answer, which is fetched ahead over a slow network: at least all that its first time needs. */
export const maxLessonSoundBytes = 300_000;
/** The same for sounds that are named by their addresses: what a day has beside the lessons that a phone keeps. */
export const maxPackBytes = 300_000;
/** How many sounds may be named in one call. */
export const maxPackedSounds = 120;

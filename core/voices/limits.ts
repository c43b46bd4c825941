/** No take is longer than this, whatever is said in it. */
export const maxTakeMs = 15_000;
/** A larger file is refused before it is looked at; the platform passes on little more. */
export const maxTakeBytes = 4_194_304;

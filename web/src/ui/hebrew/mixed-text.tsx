import { Fragment } from 'react';

/** Hebrew letters and points, with the spaces and hyphens between Hebrew words. */
const hebrewRun = /([\u0590-\u05FF]+(?:[ \-–]+[\u0590-\u05FF]+)*)/;

/**
 * Russian text that may contain Hebrew, e.g. «Буквы א ב ל»: every Hebrew run keeps its own direction and its own voice
 * of a screen reader. In the face of the text around it; a word to be learned is a `Hebrew`.
 */
export function MixedText({ children }: { children: string }) {
  // With one group in the pattern, split puts the Hebrew runs at the odd places.
  return children.split(hebrewRun).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
      <bdi key={place} lang="he" dir="rtl">
        {part}
      </bdi>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={place}>{part}</Fragment>
    ),
  );
}

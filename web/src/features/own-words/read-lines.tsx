import { useState } from 'react';
import type { ReadOwnLine, WrittenOwnWord } from '../../../../core/contracts/own-words.ts';
import { ownWordViewTexts } from '../../../../core/texts/home/own-words.ts';
import { ownWordTexts } from '../../../../core/texts/own-words.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Hint } from '../../ui/text.tsx';
import { type PickedWord, PickList } from './pick-list.tsx';
import { useLeftOut } from './use-left-out.ts';

const texts = ownWordViewTexts.pasting;

/** `left`: lines beyond the most that are read at once. */
export type ReadText = { lines: ReadOwnLine[]; left: number };

type ReadLinesProps = {
  read: ReadText;
  isSaving: boolean;
  onKeep: (words: WrittenOwnWord[]) => void;
  /** Back to the text. */
  onMend: () => void;
};

/** What was understood of each line; those with a tick are kept. */
export function ReadLines({ read, isSaving, onKeep, onMend }: ReadLinesProps) {
  const { isLeft, pick } = useLeftOut();
  /** Translations of the course that were taken where a line had none. */
  const [taken, setTaken] = useState<ReadonlyMap<number, string>>(new Map());
  const lines = read.lines.map((line) => withTaken(line, taken.get(line.line)));
  const picked = lines.filter((line) => !hindranceOf(line) && !isLeft(line.line));
  const words = lines.map((line): PickedWord => {
    const proposal = line.problem === 'no-russian' ? line.proposals[0] : undefined;
    return {
      key: line.line,
      hebrew: line.pronunciation || line.hebrew,
      ...{ transcription: line.transcription, russian: line.russian },
      isPicked: picked.includes(line),
      hindrance: hindranceOf(line),
      footer: proposal && (
        <Button
          size="small"
          onClick={() => setTaken((known) => new Map(known).set(line.line, proposal.russian))}
        >
          {texts.take(proposal.russian)}
        </Button>
      ),
    };
  });
  return (
    <Stack gap={5}>
      <PickList label={texts.title} words={words} onPick={pick} />
      {read.left > 0 && <Hint as="p">{texts.left(read.left)}</Hint>}
      <Row gap={4} wrap>
        <Button
          variant="primary"
          disabled={picked.length === 0}
          loading={isSaving}
          onClick={() => onKeep(picked.map(writtenOf))}
        >
          {texts.keep(picked.length)}
        </Button>
        <Button variant="quiet" onClick={onMend}>
          {texts.again}
        </Button>
      </Row>
    </Stack>
  );
}

const withTaken = (line: ReadOwnLine, russian: string | undefined): ReadOwnLine => {
  const proposal = russian === undefined ? undefined : line.proposals.find((one) => one.russian === russian);
  return proposal ? { ...line, ...proposal, problem: null } : line;
};

function hindranceOf({ isKept, problem }: ReadOwnLine): string | undefined {
  if (isKept) return texts.isKept;
  return problem ? ownWordTexts.problems[problem] : undefined;
}

const writtenOf = ({ hebrew, russian, pronunciation }: ReadOwnLine): WrittenOwnWord => ({
  ...{ hebrew, russian, pronunciation },
});

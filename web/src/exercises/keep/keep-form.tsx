import { useState } from 'react';
import type { OwnWord, WrittenOwnWord } from '../../../../core/contracts/own-words.ts';
import { maxOwnHebrew, maxOwnRussian, maxOwnSentence } from '../../../../core/own-words/limits.ts';
import { type OwnProblem, ownProblemCode, ownProblems } from '../../../../core/own-words/problems.ts';
import { ownWordViewTexts } from '../../../../core/texts/home/own-words.ts';
import { ownWordTexts } from '../../../../core/texts/own-words.ts';
import { ApiError } from '../../lib/api/http.ts';
import { failureText } from '../../lib/own-words/use-own-words.ts';
import { useSheetButtons } from '../../lib/telegram/use-buttons.ts';
import { Button } from '../../ui/controls/button.tsx';
import { type FieldNote, TextArea, TextField } from '../../ui/controls/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { CardSheet } from '../../ui/surfaces/card-sheet.tsx';
import { Title } from '../../ui/text.tsx';
import { NiqqudChoice } from './niqqud-choice.tsx';
import { useProposals } from './use-proposals.ts';
import { useSaveWord } from './use-save-word.ts';

const texts = ownWordViewTexts.form;

export type KeepFormProps = {
  /** What is known of the word already. */
  word?: WrittenOwnWord;
  /** The word that is changed; missing: a new one. */
  edited?: OwnWord;
  /** It is kept, or changed. */
  onKept?: () => void;
  onClose: () => void;
};

/** A word of the learner's own: Hebrew, its Russian, and where it was met. */
export function KeepForm({ word, edited, onKept, onClose }: KeepFormProps) {
  const [hebrew, setHebrew] = useState(edited?.pronunciation || edited?.hebrew || word?.hebrew || '');
  const [russian, setRussian] = useState(edited?.russian ?? word?.russian ?? '');
  const [sentence, setSentence] = useState(edited?.sentence ?? word?.sentence ?? '');
  /** Undefined until the learner has chosen: then the only one that the course knows is taken. */
  const [niqqud, setNiqqud] = useState<string>();
  const proposals = useProposals(hebrew);
  const save = useSaveWord(edited);
  useSheetButtons(onClose);

  const problem = save.data?.problem ?? refusalOf(save.error);
  const notesFor = (problems: readonly OwnProblem[], hint: string): FieldNote[] =>
    problem && problems.includes(problem)
      ? [{ tone: 'error', text: ownWordTexts.problems[problem] }]
      : [{ tone: 'hint', text: hint }];
  const isPlaced = problem && [...ofHebrew, ...ofRussian, ...ofSentence].includes(problem);
  const failure = problem ? ownWordTexts.problems[problem] : save.error && failureText(save.error);

  function submit() {
    const written = { hebrew, russian, sentence, ...(niqqud !== undefined && { pronunciation: niqqud }) };
    save.mutate(written, {
      onSuccess: (saved) => {
        if (saved.problem) return;
        onKept?.();
        onClose();
      },
    });
  }

  return (
    <CardSheet label={edited ? texts.edit : texts.add} closeLabel={ownWordViewTexts.close} onClose={onClose}>
      <Title as="h2">{edited ? texts.edit : texts.add}</Title>
      <Stack
        as="form"
        gap={6}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={texts.hebrew}
          lang="he"
          dir="rtl"
          required
          maxLength={maxOwnHebrew * 4}
          value={hebrew}
          notes={notesFor(ofHebrew, texts.hebrewHint)}
          onChange={(value) => {
            setHebrew(value);
            setNiqqud(undefined);
          }}
        />
        <NiqqudChoice
          proposals={proposals}
          chosen={niqqud ?? (proposals.length === 1 ? proposals[0]?.pronunciation : undefined)}
          onChoose={(proposal) => {
            setNiqqud(proposal?.pronunciation ?? '');
            if (proposal && russian.trim() === '') setRussian(proposal.russian);
          }}
        />
        <TextField
          label={texts.russian}
          lang="ru"
          required
          maxLength={maxOwnRussian * 4}
          value={russian}
          notes={problem && ofRussian.includes(problem) ? notesFor(ofRussian, '') : []}
          onChange={setRussian}
        />
        <TextArea
          label={texts.sentence}
          dir="auto"
          rows={2}
          maxLength={maxOwnSentence * 4}
          value={sentence}
          notes={notesFor(ofSentence, texts.sentenceHint)}
          onChange={setSentence}
        />
        {failure && !isPlaced && (
          <p role="alert" className="tone-wrong">
            {failure}
          </p>
        )}
        <Button type="submit" variant="primary" size="large" block loading={save.isPending}>
          {texts.save}
        </Button>
      </Stack>
    </CardSheet>
  );
}

const ofHebrew: OwnProblem[] = ['no-hebrew', 'not-only-hebrew', 'hebrew-too-long', 'niqqud-other-letters'];
const ofRussian: OwnProblem[] = ['no-russian', 'russian-too-long'];
const ofSentence: OwnProblem[] = ['sentence-too-long'];

/** The problem that a changed word was refused for. */
function refusalOf(error: Error | null): OwnProblem | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return ownProblems.find((problem) => ownProblemCode(problem) === error.code);
}

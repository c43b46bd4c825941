/** The four kinds of practice of a word, in the order in which they are done. */
export const stages = ['LISTEN', 'RECORD', 'WRITE', 'TYPE'] as const;
export type Stage = (typeof stages)[number];

/**
 * How a stage ended: right (checked), wrong (checked), assisted (done after the answer was shown), self (judged by the
 * learner), skipped (asked again later).
 */
export const stageResults = ['right', 'wrong', 'assisted', 'self', 'skipped'] as const;
export type StageResult = (typeof stageResults)[number];

/** Stages as a set in one small number: LISTEN 1, RECORD 2, WRITE 4, TYPE 8. */
export type StageBits = number;

export const noStages: StageBits = 0;
export const allStages: StageBits = 0b1111;

export function stageBit(stage: Stage): StageBits {
  return 1 << stages.indexOf(stage);
}

export function hasStage(bits: StageBits, stage: Stage): boolean {
  return (bits & stageBit(stage)) !== 0;
}

/** True when the word is complete: all four stages are done. */
export function isComplete(bits: StageBits): boolean {
  return (bits & allStages) === allStages;
}

/** Right, assisted and self complete a stage; wrong and skipped do not. */
export function completesStage(result: StageResult): boolean {
  return result === 'right' || result === 'assisted' || result === 'self';
}

export function stagesOf(bits: StageBits): Stage[] {
  return stages.filter((stage) => hasStage(bits, stage));
}

/** The first stage not done yet, or undefined when the word is complete. */
export function firstOpenStage(bits: StageBits): Stage | undefined {
  return stages.find((stage) => !hasStage(bits, stage));
}

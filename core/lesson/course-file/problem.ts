/** What is wrong at one place of a file or of pasted text. */
export type FileProblem = {
  /** Counted from 1, as an editor shows it. */
  line: number;
  /** CSV: heading of the column, 'russian'. JSON: path of the value, '[0].subsections[1].name'. */
  column?: string;
  /** One Russian sentence for the author. */
  message: string;
};

/** Receives problems as they are found. */
export type Report = (problem: FileProblem) => void;

/** Collects problems; `sorted` returns them from the top of the file down. */
export function collectProblems(): { report: Report; sorted(): FileProblem[] } {
  const problems: FileProblem[] = [];
  return {
    report: (problem) => problems.push(problem),
    sorted: () => problems.toSorted((one, other) => one.line - other.line),
  };
}

/** What an admin can do with everything that is kept about a person. */
const dataActs = ['file', 'erase', 'keep'] as const;
export type DataAct = (typeof dataActs)[number];

type DataAction = { act: DataAct; userId: number; isConfirmed: boolean };

/** Callback data. */
export const personDataButtons = {
  build: ({ act, userId, isConfirmed }: DataAction): string =>
    `ad:${isConfirmed ? 'd' : 'q'}:${act}:${userId}`,
  /** Undefined for any other button. */
  parse(data: string): DataAction | undefined {
    const [, step, name, id] = /^ad:([dq]):(\w+):(\d{1,16})$/.exec(data) ?? [];
    const act = dataActs.find((it) => it === name);
    return act && { act, userId: Number(id), isConfirmed: step === 'd' };
  },
};

/** When an answer was given, as its device says; undefined: when the call comes. */
export const answeredAt = ({ at }: { at?: string | undefined }): Date | undefined =>
  at === undefined ? undefined : new Date(at);

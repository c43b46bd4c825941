const voiceless: Readonly<Record<string, string>> = { b: 'p', v: 'f', g: 'k', d: 't', z: 's' };
const voiced: Readonly<Record<string, string>> = { p: 'b', f: 'v', k: 'g', t: 'd', s: 'z' };

/**
 * Returns sounds as they are run together in speech, so that words that sound alike are equal: a consonant is voiced or
 * voiceless as the next one makes it (lizkor is liskor; a v makes nothing voiced), and there is no j between an i and
 * another vowel (snija is snia).
 */
export const pronounced = (sounds: string): string =>
  sounds
    .replace(/ij(?=[aeou])/g, 'i')
    .replace(/[bvgdz](?=[ptkfsSxc])/g, (sound) => voiceless[sound] ?? sound)
    .replace(/[pfkts](?=[bgdz])/g, (sound) => voiced[sound] ?? sound);

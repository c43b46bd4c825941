import type { ContentException } from '../../core/hebrew/check/exceptions.ts';

/**
 * Words of lesson names, descriptions and topics that the Russian dictionary lacks, in lower case: names of letters and
 * binyanim, a prefix, Israeli realia.
 */
export const russianTerms: ReadonlySet<string> = new Set(
  'нун хаф цади биньян биньяны биньяна биньяну паъаль пиэль һифъиль һитпаэль мэ смихут хамсин шабат шабата арнона шофар шофара ульпан'.split(
    ' ',
  ),
);

/** One reason for one rule, at places written 'lesson/word'. */
const because = (rule: string, why: string, ...places: string[]): ContentException[] =>
  places.map((place) => {
    const [lesson = '', word = ''] = place.split('/');
    return { lesson, word, rule, why };
  });

/** Findings of `npm run content:check` that are right as they stand, each with its reason. */
export const exceptions: readonly ContentException[] = [
  // Spelling
  ...because(
    'speller-hebrew',
    'Academy rules of 2017, younger than Hspell',
    'everyday-things/ozniyot',
    'how-often/leitim-krovot',
    'how-often/leitim-rekhokot',
  ),
  ...because('speller-hebrew', 'colloquial loanword, usual spelling', 'greetings/bay', 'places-in-town/park'),
  ...because(
    'speller-russian',
    'Israeli or Jewish realia, in the form that Russian-language texts in Israel use',
    'weather-and-seasons/khamsin',
    'renting-a-flat/arnona',
    'shabbat-and-holidays/kidush',
    'shabbat-and-holidays/shofar',
    'shabbat-and-holidays/suka',
    'shabbat-and-holidays/khanukiya',
    'ulpan-school-kindergarten/ulpan',
  ),
  ...because('speller-russian', 'newer loanword, spelled so since 2012', 'renting-a-flat/metavekh'),
  ...because(
    'lexicon-unknown',
    'everyday word that the open sources lack',
    'renting-a-flat/arnona',
    'ulpan-school-kindergarten/ganenet',
  ),

  // Niqqud: the lexicon points another word of the same letters
  ...because(
    'lexicon-same-sounding-sign',
    'the lexicon has only forms of other words: aten, you (f. pl.)',
    'pronouns/aten',
  ),
  ...because(
    'lexicon-different',
    'the lexicon has only הֲיִי, be (f.); this is the English hi',
    'greetings/hay',
  ),
  ...because(
    'lexicon-different',
    'the lexicon has only a rare biblical form; this is the English bye',
    'greetings/bay',
  ),
  ...because(
    'lexicon-same-sounding-sign',
    'the lexicon has only verbs of yearning; this is kama, how many',
    'question-words/kama',
  ),
  ...because('lexicon-same-sounding-sign', 'סָלוֹן in modern dictionaries, with a qamats', 'rooms/salon'),
  ...because(
    'lexicon-same-sounding-sign',
    'the lexicon has the construct form; the word alone is אָרוֹן',
    'furniture/aron',
  ),
  ...because(
    'lexicon-same-sounding-sign',
    'the lexicon has the plant malluakh; this is maluakh, salted',
    'tableware-tastes/maluach',
  ),
  ...because(
    'lexicon-same-sounding-sign',
    'a mistake of the source: Daniel 1:11 and modern dictionaries have מֶלְצַר, with a patah even in pause',
    'cafe/meltsar',
  ),
  ...because(
    'lexicon-different',
    'the lexicon has forms of the past; this is the infinitive',
    'cafe/lakachat',
  ),
  ...because(
    'lexicon-different',
    'the lexicon has sofer, sefer and the like; this is the loanword super',
    'market-and-supermarket/super',
  ),
  ...because(
    'lexicon-different',
    'the lexicon has the verb mevatsea; this is the noun mivtsa',
    'market-and-supermarket/mivtsa',
  ),
  ...because(
    'lexicon-same-sounding-sign',
    'the lexicon has the verb nahag; this is the noun for its doer',
    'bus-train-taxi/nahag',
  ),
  ...because(
    'lexicon-different',
    'the lexicon has the verb dalak; this is the noun delek',
    'road-and-airport/delek',
  ),
  ...because(
    'lexicon-same-sounding-sign',
    'the lexicon has the noun maal; this is me + al',
    'prepositions-of-place/meal',
  ),
  ...because(
    'lexicon-different',
    'the lexicon has a pausal form of the Bible',
    'prepositions-of-place/lifne',
  ),
  ...because(
    'lexicon-dagesh',
    'the source leaves out the shva and the dagesh after it',
    'today-yesterday-month-year/mukdam',
  ),
  ...because(
    'lexicon-different',
    'the lexicon has the verb shier; this is sear, hair, in full spelling',
    'face-and-looks/sear',
  ),
  ...because(
    'lexicon-different',
    'the lexicon has forms of the verb shafa; this is the illness',
    'what-hurts/shapaat',
  ),
  ...because(
    'lexicon-different',
    'the lexicon has the noun itsuv, design; this is atsuv, sad',
    'feelings-and-states/atsuv',
  ),
  ...because(
    'lexicon-different',
    'the lexicon has the noun merutsa; this is the participle',
    'feelings-and-states/merutse',
  ),
  ...because(
    'lexicon-same-sounding-sign',
    'the lexicon has verbs and nouns of the root; the adjective is קָצָר',
    'size-shape-quality/katsar',
  ),
  ...because(
    'lexicon-different',
    'the lexicon has the noun ayin, nothing; this is its construct ein',
    'modal-words/ein',
  ),
  ...because(
    'lexicon-different',
    'the lexicon has motar, remainder; this is mutar, allowed',
    'modal-words/mutar',
  ),
  ...because(
    'lexicon-different',
    'the lexicon has the name Itay; this is et with an ending',
    'prepositions-with-endings/iti',
  ),
  ...because(
    'lexicon-different',
    'the lexicon has nasim, we put; this is nashim, women',
    'plural-exceptions/nashim',
  ),
  ...because(
    'lexicon-different',
    'the lexicon has shnayim and shinayim; this is shanim, years',
    'plural-exceptions/shanim',
  ),

  // Stress
  ...because('lexicon-stress', 'the lexicon stresses shnayim, another word', 'plural-exceptions/shanim'),
  ...because(
    'lexicon-stress',
    'a mistake of the source: eifo has its stress on the first syllable',
    'question-words/eifo',
  ),
  ...because(
    'lexicon-stress',
    'a mistake of the source: akhat has its stress on the last syllable',
    'numbers-1-10/achat',
  ),
  ...because(
    'lexicon-stress',
    'spoken stress; otobus with the last stressed is formal',
    'bus-train-taxi/otobus',
  ),
];

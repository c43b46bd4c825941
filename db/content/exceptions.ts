import type { ContentException } from '../../core/hebrew/check/exceptions.ts';

/**
 * Words of lesson names, descriptions, topics and sentences that the Russian dictionary lacks, in lower case: names of
 * letters and binyanim, a prefix, Israeli realia.
 */
export const russianTerms: ReadonlySet<string> = new Set(
  'нун хаф цади биньян биньяны биньяна биньяну паъаль пиэль һифъиль һитпаэль нифъаль мэ смихут хамсин шабат шабата арнона шофар шофара ульпан арнону вау окей йоси михаль моше ноа рон даной нетании нетания эйлат эйлате сукку ханукию кидуш сукке ульпане'.split(
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
    'small-words-1/miyad',
    'endings-you/itkha',
    'good-or-bad/amiti',
    'everyday-things/ozniyot',
    'how-often/leitim-krovot',
    'how-often/leitim-rekhokot',
  ),
  ...because('speller-hebrew', 'colloquial loanword, usual spelling', 'greetings/bay', 'places-in-town/park'),
  ...because(
    'speller-hebrew',
    'exclamation or everyday loanword, usual spelling',
    'quick-replies/okey',
    'exclamations/vau',
    'exclamations/ah',
    'exclamations/ho',
  ),
  ...because(
    'speller-hebrew',
    'spelling of the Academy: an Aramaic ending in he',
    'phone-and-internet/sisma',
  ),
  ...because(
    'speller-russian',
    'word of everyday speech, younger than the dictionary',
    'quick-replies/okey',
    'exclamations/vau',
    'phone-and-internet/meil',
  ),
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
    'lexicon-different',
    'the lexicon has only forms of verbs and of other words of the same letters',
    'exclamations/akhla',
    'addressing/adoni',
    'addressing/khamud',
    'this-and-self/zehu',
    'this-and-self/atsmi',
    'this-and-self/atsmo',
    'this-and-self/shone',
    'possibilities/kashur',
    'formal-words/elu',
  ),
  ...because(
    'lexicon-different',
    'the lexicon leaves a letter without its sign',
    'getting-by/ein-bead-ma',
    'verbs-listening/lehakhzik',
  ),
  ...because(
    'lexicon-different',
    'the lexicon has the word that stands alone; before a noun with its article it is said kol, with a qamats',
    'small-words-2/kol',
  ),
  ...because(
    'lexicon-same-sounding-sign',
    'the lexicon has a verb or another word of the same letters: anu, we; avur, for',
    'this-and-self/anu',
    'formal-words/avur',
  ),
  ...because(
    'lexicon-same-sounding-sign',
    'the word stands before what there is much of: the construct of hamon, a crowd',
    'possibilities/hamon',
  ),
  ...because(
    'lexicon-same-sounding-sign',
    'two verbs share the letters: lehaniach, to put, has a dagesh; the lexicon has that of giving rest',
    'verbs-listening/lehaniach',
  ),
  ...because(
    'lexicon-stress',
    'a mistake of the source: neshek, a weapon, is stressed like all segolates',
    'safety/neshek',
  ),
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
    'first-errands/super',
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
    'nun-and-company/ein',
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
    'first-errands/otobus',
  ),

  // Taught a second time
  ...because('duplicate', 'another word of the same letters: it costs, not an immigrant', 'how-much/ole'),
  ...because('duplicate', 'another sense of the word: a nurse, not a sister', 'getting-well/akhot'),

  // The second edition
  ...because('pointed-dagesh-start', 'a loanword in f keeps it at the start', 'months-winter-spring/februar'),
  ...because(
    'lexicon-stress',
    'the lexicon has other words of these letters: ala and the like',
    'small-words-1/ele',
  ),
  ...because(
    'lexicon-stress',
    'a mistake of the source: levad has its stress on the last syllable',
    'small-words-1/levad',
  ),
  ...because('lexicon-stress', 'spoken stress; arba with the last stressed is formal', 'numbers-1-10/arba'),
  ...because(
    'lexicon-stress',
    'a mistake of the source: latet has its stress on the last syllable',
    'sharing/latet',
  ),
  ...because(
    'lexicon-stress',
    'spoken stress of the month; the adjective august is another word',
    'months-summer-autumn/ogust',
  ),
  ...because(
    'lexicon-different',
    'the lexicon has forms of akhar, other and behind; this is after',
    'small-words-2/akharei',
  ),
  ...because(
    'lexicon-same-sounding-sign',
    'the lexicon has et, time and you; this is the mark of the object',
    'glued-prefixes/et',
  ),
  ...because(
    'lexicon-different',
    'the lexicon has verbs of the same letters; this is a preposition with an ending',
    'endings-you/lekha',
    'endings-you/shelkha',
    'endings-they/lo',
    'endings-they/shelo',
    'endings-they/shela',
    'endings-they/lahem',
    'who-and-all/shneinu',
  ),
  ...because(
    'lexicon-different',
    'the lexicon has a rare biblical form; this is nekhmad, nice',
    'people/nekhmad',
  ),
  ...because(
    'lexicon-same-sounding-sign',
    'the lexicon has hakhi, is it that; this is the spoken most',
    'comparing/hakhi',
  ),
  ...because(
    'lexicon-different',
    'the lexicon has maddai, sufficiently, and the land of the Medes; this is too much',
    'comparing/midai',
  ),
  ...because(
    'lexicon-different',
    'the lexicon has the noun pishut; this is the adjective',
    'good-or-bad/pashut',
  ),
  ...because(
    'lexicon-same-sounding-sign',
    'the lexicon has orez, one who packs; rice is a segolate',
    'cooking/orez',
  ),
  ...because('lexicon-different', 'the lexicon has marats; this is the month', 'months-winter-spring/merts'),
  ...because(
    'lexicon-different',
    'the lexicon has an imperative of to bring; this is the next',
    'months-summer-autumn/haba',
  ),
  ...because(
    'lexicon-different',
    'both are right; everyday speech has no hataf here',
    'daily-routine/lakhzor',
    'future-tense/lakhlom',
  ),
  ...because(
    'lexicon-different',
    'the lexicon has laat with another vowel; modern dictionaries have leat',
    'daily-routine/leat',
  ),
  ...because(
    'lexicon-same-sounding-sign',
    'the lexicon has a participle; the adverb is a segolate',
    'before-and-after/kodem',
  ),
  ...because(
    'lexicon-different',
    'the lexicon has kdima, eastwards; this is kadima, forward',
    'imperative/kadima',
  ),
  ...because(
    'lexicon-different',
    'the lexicon has the verb shava; this is its participle shave',
    'how-much/shave',
  ),
  ...because(
    'lexicon-different',
    'the lexicon has khaniya, the act of parking; the place is khanaya',
    'driving/khanaya',
  ),
  ...because('lexicon-different', 'the lexicon has the verb satam; this is stam, just so', 'links-more/stam'),
  ...because(
    'lexicon-different',
    'the lexicon has an infinitive; this is lemashal, for example',
    'links-more/lemashal',
  ),
  ...because('lexicon-same-sounding-sign', 'the lexicon writes the o as a short qamats', 'at-work/tokhnit'),
  ...because('lexicon-different', 'the lexicon leaves it without niqqud', 'free-time/lehanot'),
  ...because('lexicon-different', 'the lexicon has the noun pinuy; this is the adjective', 'free-time/panui'),
  ...because(
    'sentence-sense',
    'read: Russian says the same by another word or part of speech; the next sentence uses the gloss',
    'small-words-2/ad',
    'relatives-couple/neched',
    'numbers-masculine/khamisha',
    'possibilities/zakuk',
    'possibilities/kashur',
    'links-third/meaz',
    'formal-words/ana',
    'formal-words/lemaan',
    'verbs-breaking/lishbor',
    'verbs-breaking/ligmor',
    'verbs-breaking/lilkhots',
    'verbs-breaking/lehaavir',
    'nifal/lehishaver',
    'nifal/lehealem',
    'hitpael-more/lehistader',
    'where-and-which-way/karov',
    'bus-train-taxi/kav',
    'driving/litpos',
    'road-and-airport/delek',
    'face-and-looks/panim',
    'parts-of-body/guf',
    'parts-of-body/etsba',
    'parts-of-body/beten',
    'feelings-and-states/lakhuts',
    'feelings-and-states/mufta',
    'laugh-and-cry/keif',
    'emergency/lamut',
    'getting-well/lishkav',
    'what-hurts/khole',
    'how-much/limdod',
    'how-much/lehatim',
    'clothes/naalayim',
    'colours/khum',
    'colours/afor',
    'cooking/aruchat-tsohorayim',
    'tableware-tastes/kos',
    'at-work/lehasig',
    'at-work/lenatseakh',
    'at-work/akhrai',
    'office-verbs/likboa',
    'renting-a-flat/merohat',
  ),
  ...because(
    'transcription-stress-place',
    'heard in speech: names and short words draw the stress back',
    'meeting/dana',
    'asking/beeizo-shaa',
    'exclamations/vau',
    'this-and-self/zehu',
    'evening-today/halaila',
    'formal-words/ana',
  ),
  ...because(
    'speller-russian-text',
    'names and words that the dictionary has in another spelling',
    'relatives-couple/',
    'formal-words/',
    'how-much/',
    'size-shape-quality/',
    'renting-a-flat/',
  ),
  ...because('sentence-sense', 'the mark of the object has no Russian word', 'glued-prefixes/et'),
  ...because('sentence-sense', 'a joint that Russian says by a shorter word: так', 'conjunctions/az'),
  ...because('sentence-sense', 'one asks for a name by another word: как зовут', 'countries-languages/shem'),
  ...because('sentence-sense', 'the Russian is a comparative: красивее всех', 'comparing/hakhi'),
  ...because('sentence-sense', 'said twice it means little by little', 'daily-routine/leat'),
  ...because('sentence-sense', 'an idiom of the same word: no head for it', 'parts-of-body/rosh'),
  ...because('sentence-sense', 'Russian turns it about: the film pleased me', 'free-time/lehanot'),
  ...because(
    'lesson-promise',
    'a term of grammar or arithmetic, not the word of a later lesson',
    'numbers-1-10/',
    'was-and-will-be/',
  ),
  ...because('lesson-promise', 'the quotes mark a kind of words, not a promise', 'plural-exceptions/'),
];

import type { LessonContent, SectionContent, SubsectionContent } from '../../core/lesson/content.ts';
import { sections } from '../../db/content/index.ts';

/** The keys of the first edition in its order: sections, subsections, lessons with their words. */
const outline = `
alphabet
  first-letters
    first-letters: shalom lo lev shemesh esh shuv male shablul
    nun-and-company: bayit yam mila ahava matana tmuna adam shen ulay hine
    khaf-and-qof: ken rak gan chag derekh melekh chalom kokhav chayim harbe
  twins-and-tails
    last-letters: ze tov sefer sof olam zman tseva rega parpar bachuts
    twin-letters: or et kol kesef sade vered zahav tut shachmat shakhen
acquaintance
  who-is-this
    pronouns: ani ata at hu hi anachnu atem aten hem hen
    greetings: toda bevakasha slicha hay bay lehitraot beseder naim-meod ma-nishma boker-tov
    question-words: mi ma eifo lean meeifo matai lama kama eich
  about-me
    countries-languages: shem erets israel israeli ole rusia ukraina safa ivrit rusit
    numbers-1-10: achat shtayim shalosh arba chamesh shesh sheva shmone tesha eser
family-home
  family
    parents-children: mishpacha horim ima aba yeled yalda ben bat ach achot
    relatives-couple: saba savta neched dod doda baal isha zug nasuy chaver
  home
    rooms: cheder salon mitbach sherutim miklachat mirpeset delet chalon kir ritspa
    furniture: shulchan kise mita aron sapa menora mazgan mekarer tanur televizia
    everyday-things: mafteach telefon tik maten arnak mishkafayim machshev ozniyot magevet sabon
food
  groceries
    drinks-breakfast: mayim kafe te mits lechem lachmaniya beitsa sukar dvash riba
    fruit-vegetables: tapuach banana tapuz limon avatiach agvaniya melafefon gezer batsal tapuach-adama
    meat-fish-dairy: basar of naknik salmon tuna chalav gvina chema shamenet yogurt
  at-the-table
    tableware-tastes: tsalachat kos kaf mazleg sakin matok maluach charif raev tsame
    cafe: misada tafrit meltsar hazmana mana marak salat taim lakachat cheshbon
shopping
  shop
    market-and-supermarket: khanut shuk super kniyot mokher kupa tor sakit kilo mivtsa
    clothes: bgadim khultsa mikhnasayim simla khatsait meil kova naalayim garbayim mida
    colours: lavan shakhor adom kakhol yarok tsahov katom khum afor varod
  money
    tens-hundred-thousand: esrim shloshim arbaim khamishim shishim shivim shmonim tishim mea elef
    price-and-payment: mekhir shekel zol yakar hanakha tashlum kartis-ashray mezuman odef kabala
city
  town
    places-in-town: ir rekhov kikar shkhuna bank doar bet-sefer sifriya park kanyon
    where-and-which-way: yamina smola yashar karov rakhok kan sham ktovet mapa ramzor
  transport
    bus-train-taxi: otobus rakevet monit ofanayim takhana ratsif kav kartis nahag nesia
    road-and-airport: mekhonit kvish pkak delek sde-teufa matos tisa darkon mizvada mekhes
    prepositions-of-place: betokh al mitakhat meal leyad ben mul lifne meakhore
time-and-weather
  calendar
    days-of-week: yom yom-rishon yom-sheni yom-shlishi yom-revii yom-khamishi yom-shishi shabat shavua sof-shavua
    parts-of-day-and-clock: boker tsohorayim akhar-hatsohorayim erev layla shaa daka shniya khetsi reva
    today-yesterday-month-year: akhshav hayom etmol makhar akhar-kakh mukdam meukhar khodesh shana taarikh
  weather
    weather-and-seasons: mezeg-avir kham kar geshem ruakh khamsin khoref aviv kayits stav
    how-often: tamid bederekh-klal leitim-krovot lifamim mide-paam leitim-rekhokot af-paam kol-yom paam
body-and-health
  body
    parts-of-body: guf rosh tsavar katef yad etsba gav beten regel berekh
    face-and-looks: panim ayin ozen af pe sear gavoa namukh tsair raze
  doctor
    what-hurts: keev koev khom shiul nazelet garon skharkhoret bkhila shapaat khole
    clinic-and-pharmacy: rofe mirpaa kupat-kholim bet-kholim bet-mirkakhat tor-larofe mirsham hafnaya trufa bdika
    feelings-and-states: sameakh atsuv ayef koes ragua lakhuts mudag merutse mufta gee
nature
  animal-world
    animals: kelev khatul tsipor dag-zahav tuki arnav sus para kivsa tarnegolet
    wild-animals: arye gamal shual zeev dov pil kof nakhash ayit yona
  land-and-plants
    sea-desert-mountains: khof khol midbar har emek yaar nahar agam meara yam-hamelakh
    plants-and-seven-species: perakh ets deshe khita seora gefen teena rimon zayit tamar
    size-shape-quality: gadol katan arokh katsar rakhav agol khadash yashan kal kaved
verbs
  binyan-paal
    first-verbs: holekh nosea ba okhel shote yashen rotse ohev ose roe
    study-write-live: gar lomed oved kore kotev shomea shoel khoshev yodea zokher
    past-tense: hayiti halakhti nasati raiti pagashti kaniti akhalti shatiti yashanti asiti
  other-binyanim
    binyan-piel: medaber mesaper mevakesh mekabel mekhapes mekhake menase metayel mevashel menake
    binyanim-hifil-hitpael: matkhil mevin mazmin margish masbir mevi mitlabesh mitkasher mistakel mishtamesh
grammar
  prepositions-and-links
    conjunctions: vegam o aval ki im az lakhen kedei biglal lamrot
    modal-words: yesh ein efshar i-efshar mutar asur tsarikh khayav yakhol kedai
    prepositions-with-endings: li sheli oti iti etsli elai alai mimeni bishvili leyadi
  gender-and-number
    plural-exceptions: sfarim mekhoniyot rekhovot khalonot mekomot leilot nashim arim milim shanim
    construct-pairs: kos-mayim shemen-zayit yom-huledet mispar-telefon shiur-ivrit khanut-sfarim teivat-doar mivreshet-shinayim mishkefei-shemesh orekh-din
life-in-israel
  affairs-and-papers
    documents-and-ministry: mismakh teudat-zehut teudat-ole misrad-hapnim zimun-tor pakid tofes khatima ishur ezrakhut
    renting-a-flat: khoze skhirut skhar-dira baal-bayit sokher metavekh pikadon arnona vaad-bayit merohat
    work-and-pay: avoda miktsoa korot-khayim reayon maasik menahel mishmeret maskoret tlush-sakhar khufsha
  people-and-holidays
    shabbat-and-holidays: ner khala kidush shofar suka khanukiya takhposet matsa khag-sameakh shana-tova
    ulpan-school-kindergarten: ulpan more talmid kita shiur hafsaka shiurei-bayit mivkhan gan-yeladim ganenet
`;

const subsections = sections.flatMap((section) => section.subsections);
const lessons = subsections.flatMap((subsection) => subsection.lessons);
/** Words that stand in another lesson today. */
const moved = lessons.flatMap((lesson) => lesson.words);

function found<T extends { key: string }>(all: readonly T[], key: string): T {
  const one = all.find((it) => it.key === key);
  if (!one) throw new Error(`the course has lost ${key}`);
  return one;
}

/** The course of the first edition, with the texts of today. Throws when the course has lost a key of it. */
export function firstEdition(): SectionContent[] {
  const course: (SectionContent & { subsections: SubsectionContent[] })[] = [];
  let number = 0;
  for (const line of outline.split('\n').filter(Boolean)) {
    const [key = '', words = ''] = line.trim().split(': ');
    const indent = line.length - line.trimStart().length;
    const section = course.at(-1);
    const subsection = section?.subsections.at(-1);
    if (indent === 0) course.push({ ...found(sections, key), subsections: [] });
    else if (indent === 2) section?.subsections.push({ ...found(subsections, key), lessons: [] });
    else if (subsection) {
      number += 1;
      const lesson = found(lessons, key);
      const own: LessonContent = {
        ...lesson,
        number,
        words: words
          .split(' ')
          .map((word) => lesson.words.find((it) => it.key === word) ?? found(moved, word)),
      };
      Object.assign(subsection, { lessons: [...subsection.lessons, own] });
    }
  }
  return course;
}

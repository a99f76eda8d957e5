import type { Forms } from '@dreadhouse/text';

/** Where somebody is, goes, and comes from. */
const place = (At: string, To: string, From: string): Forms => ({ At, To, From });

type Places = Readonly<Record<string, Forms>>;

const camp: Places = {
  nw_woods: place('w Lesie północno-zachodnim', 'do Lasu północno-zachodniego', 'z Lasu północno-zachodniego'),
  cabins: place('w Domkach', 'do Domków', 'z Domków'),
  north_trail: place('na Szlaku północnym', 'na Szlak północny', 'ze Szlaku północnego'),
  main_gate: place('przy Bramie głównej', 'do Bramy głównej', 'od Bramy głównej'),
  north_woods: place('w Lesie północnym', 'do Lasu północnego', 'z Lasu północnego'),
  tool_shed: place('w Szopie na narzędzia', 'do Szopy na narzędzia', 'z Szopy na narzędzia'),
  east_trail: place('na Szlaku wschodnim', 'na Szlak wschodni', 'ze Szlaku wschodniego'),
  marsh: place('na Mokradłach', 'na Mokradła', 'z Mokradeł'),
  se_exit: place('na Drodze południowo-wschodniej', 'na Drogę południowo-wschodnią', 'z Drogi południowo-wschodniej'),
  dock: place('na Przystani', 'na Przystań', 'z Przystani'),
  lake: place('na Jeziorze', 'na Jezioro', 'z Jeziora'),
  cliff: place('na Skarpie', 'na Skarpę', 'ze Skarpy'),
  lovers_spot: place('w Miejscu schadzek', 'do Miejsca schadzek', 'z Miejsca schadzek'),
  south_trail: place('na Szlaku południowym', 'na Szlak południowy', 'ze Szlaku południowego'),
  campfire: place('przy Ognisku', 'do Ogniska', 'od Ogniska'),
  lake_path: place('na Ścieżce nad jeziorem', 'na Ścieżkę nad jeziorem', 'ze Ścieżki nad jeziorem'),
  sports_field: place('na Boisku', 'na Boisko', 'z Boiska'),
  sw_exit: place('na Drodze południowo-zachodniej', 'na Drogę południowo-zachodnią', 'z Drogi południowo-zachodniej'),
};

const creech: Places = {
  attic: place('na Strychu', 'na Strych', 'ze Strychu'),
  tv_room: place('w Pokoju telewizyjnym', 'do Pokoju telewizyjnego', 'z Pokoju telewizyjnego'),
  loft_stairs: place('na Schodach na poddasze', 'na Schody na poddasze', 'ze Schodów na poddasze'),
  bedroom: place('w Głównej sypialni', 'do Głównej sypialni', 'z Głównej sypialni'),
  closet: place('w Garderobie', 'do Garderoby', 'z Garderoby'),
  west_bath: place('w Zachodniej łazience', 'do Zachodniej łazienki', 'z Zachodniej łazienki'),
  trophy_room: place('w Pokoju trofeów', 'do Pokoju trofeów', 'z Pokoju trofeów'),
  study: place('w Pracowni', 'do Pracowni', 'z Pracowni'),
  back_stairs: place('na Tylnych schodach', 'na Tylne schody', 'z Tylnych schodów'),
  office: place('w Gabinecie', 'do Gabinetu', 'z Gabinetu'),
  dormitory: place('w Sypialni służby', 'do Sypialni służby', 'z Sypialni służby'),
  landing: place('na Wielkim podeście', 'na Wielki podest', 'z Wielkiego podestu'),
  parlor: place('w Saloniku', 'do Saloniku', 'z Saloniku'),
  east_bath: place('we Wschodniej łazience', 'do Wschodniej łazienki', 'ze Wschodniej łazienki'),
  garage: place('w Garażu', 'do Garażu', 'z Garażu'),
  drawing_room: place('w Bawialni', 'do Bawialni', 'z Bawialni'),
  foyer: place('w Holu', 'do Holu', 'z Holu'),
  ballroom: place('w Sali balowej', 'do Sali balowej', 'z Sali balowej'),
  west_yard: place('na Zachodnim podwórzu', 'na Zachodnie podwórze', 'z Zachodniego podwórza'),
  front_lawn: place('na Trawniku przed domem', 'na Trawnik przed domem', 'z Trawnika przed domem'),
  east_yard: place('na Wschodnim podwórzu', 'na Wschodnie podwórze', 'ze Wschodniego podwórza'),
};

const groves: Places = {
  lookout: place('w Chacie widokowej', 'do Chaty widokowej', 'z Chaty widokowej'),
  west_woods: place('w Zachodnim lesie', 'do Zachodniego lasu', 'z Zachodniego lasu'),
  graveyard: place('na Cmentarzu', 'na Cmentarz', 'z Cmentarza'),
  rocks: place('przy Stojących skałach', 'do Stojących skał', 'od Stojących skał'),
  north_exit: place('przy Bramie północnej', 'do Bramy północnej', 'od Bramy północnej'),
  gardeners_shed: place('w Szopie ogrodnika', 'do Szopy ogrodnika', 'z Szopy ogrodnika'),
  lakeshore: place('na Brzegu jeziora', 'na Brzeg jeziora', 'z Brzegu jeziora'),
  village: place('w Wiosce', 'do Wioski', 'z Wioski'),
  sacred_trees: place('przy Świętych drzewach', 'do Świętych drzew', 'od Świętych drzew'),
  east_woods: place('we Wschodnim lesie', 'do Wschodniego lasu', 'ze Wschodniego lasu'),
  se_exit: place(
    'przy Bramie południowo-wschodniej',
    'do Bramy południowo-wschodniej',
    'od Bramy południowo-wschodniej',
  ),
  bridge: place('na Moście', 'na Most', 'z Mostu'),
  lost_found: place('w Biurze rzeczy znalezionych', 'do Biura rzeczy znalezionych', 'z Biura rzeczy znalezionych'),
  meadow: place('na Łące', 'na Łąkę', 'z Łąki'),
  shrine: place('w Sanktuarium', 'do Sanktuarium', 'z Sanktuarium'),
  welcome_center: place('w Centrum turystycznym', 'do Centrum turystycznego', 'z Centrum turystycznego'),
  west_exit: place('przy Bramie zachodniej', 'do Bramy zachodniej', 'od Bramy zachodniej'),
  sw_path: place(
    'na Ścieżce południowo-zachodniej',
    'na Ścieżkę południowo-zachodnią',
    'ze Ścieżki południowo-zachodniej',
  ),
  south_path: place('na Ścieżce południowej', 'na Ścieżkę południową', 'ze Ścieżki południowej'),
};

const carnival: Places = {
  entrance: place('przy Bramie lunaparku', 'do Bramy lunaparku', 'od Bramy lunaparku'),
  west_plaza: place('na Placu zachodnim', 'na Plac zachodni', 'z Placu zachodniego'),
  shooting_gallery: place('na Strzelnicy', 'na Strzelnicę', 'ze Strzelnicy'),
  mirror_house: place('w Gabinecie luster', 'do Gabinetu luster', 'z Gabinetu luster'),
  clown_car: place('przy Aucie klaunów', 'do Auta klaunów', 'od Auta klaunów'),
  forest_of_horrors: place('w Lesie grozy', 'do Lasu grozy', 'z Lasu grozy'),
  coaster: place('przy Kolejce górskiej', 'do Kolejki górskiej', 'od Kolejki górskiej'),
  ticket_booth: place('przy Kasie biletowej', 'do Kasy biletowej', 'od Kasy biletowej'),
  big_top: place('w Wielkim namiocie', 'do Wielkiego namiotu', 'z Wielkiego namiotu'),
  fairground: place('na Placu jarmarcznym', 'na Plac jarmarczny', 'z Placu jarmarcznego'),
  south_walk: place('na Alei południowej', 'na Aleję południową', 'z Alei południowej'),
  animal_cages: place('przy Klatkach zwierząt', 'do Klatek zwierząt', 'od Klatek zwierząt'),
  ferris_wheel: place('przy Diabelskim młynie', 'do Diabelskiego młyna', 'od Diabelskiego młyna'),
  east_plaza: place('na Placu wschodnim', 'na Plac wschodni', 'z Placu wschodniego'),
  popcorn_stand: place('przy Budce z popcornem', 'do Budki z popcornem', 'od Budki z popcornem'),
  curiosity_tent: place('w Namiocie osobliwości', 'do Namiotu osobliwości', 'z Namiotu osobliwości'),
  exit_gate: place('przy Tylnej bramie', 'do Tylnej bramy', 'od Tylnej bramy'),
};

const maple: Places = {
  north_exit: place('na Północnym wyjeździe', 'na Północny wyjazd', 'z Północnego wyjazdu'),
  south_exit: place('na Południowym wyjeździe', 'na Południowy wyjazd', 'z Południowego wyjazdu'),
  west_exit: place('na Zachodnim wyjeździe', 'na Zachodni wyjazd', 'z Zachodniego wyjazdu'),
  east_exit: place('na Wschodnim wyjeździe', 'na Wschodni wyjazd', 'ze Wschodniego wyjazdu'),
  north_street: place('na Ulicy Północnej', 'na Ulicę Północną', 'z Ulicy Północnej'),
  south_street: place('na Ulicy Południowej', 'na Ulicę Południową', 'z Ulicy Południowej'),
  west_street: place('na Ulicy Zachodniej', 'na Ulicę Zachodnią', 'z Ulicy Zachodniej'),
  east_street: place('na Ulicy Wschodniej', 'na Ulicę Wschodnią', 'z Ulicy Wschodniej'),
  intersection: place('na Skrzyżowaniu', 'na Skrzyżowanie', 'ze Skrzyżowania'),
  house_n1: place('w Domu na wzgórzu', 'do Domu na wzgórzu', 'z Domu na wzgórzu'),
  house_n2: place('w Domu na rogu', 'do Domu na rogu', 'z Domu na rogu'),
  house_w1: place('w Domu z cegły', 'do Domu z cegły', 'z Domu z cegły'),
  boyfriend_house: place('w Domu chłopaka', 'do Domu chłopaka', 'z Domu chłopaka'),
  house_e2: place('w Niebieskim domu', 'do Niebieskiego domu', 'z Niebieskiego domu'),
  house_e1: place('w Domu z gankiem', 'do Domu z gankiem', 'z Domu z gankiem'),
  house_w2: place('w Domu z ogrodem', 'do Domu z ogrodem', 'z Domu z ogrodem'),
  smalley_house: place('w Domu Smalleyów', 'do Domu Smalleyów', 'z Domu Smalleyów'),
  house_s1: place('w Domu pod wierzbą', 'do Domu pod wierzbą', 'z Domu pod wierzbą'),
  house_s3: place('w Domu z basenem', 'do Domu z basenem', 'z Domu z basenem'),
  house_s2: place('w Białym domu', 'do Białego domu', 'z Białego domu'),
  old_clinic: place('w Starej klinice', 'do Starej kliniki', 'ze Starej kliniki'),
};

/** The spaces of each location. */
export const PLACES: Readonly<Record<string, Places>> = { camp, creech, groves, carnival, maple };

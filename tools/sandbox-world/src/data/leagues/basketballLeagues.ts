import { createBasketballLeague, type BasketballLeague } from './createBasketballLeague.ts';

/** Basketball leagues. Team rows: mainland name, Taiwan name, attack, defence (0 to 99). */
export const basketballLeagues: readonly BasketballLeague[] = [
  createBasketballLeague({
    key: 'NBA',
    name: { cn: 'NBA', tw: 'NBA 美國職業籃球' },
    country: { cn: '美国', tw: '美國' },
    icon: 'us',
    utcOffset: -5,
    featured: 1,
    points: 230,
    quarterMinutes: 12,
    teams: `
      雷霆,雷霆,91,89
      骑士,騎士,89,87
      凯尔特人,塞爾提克,86,88
      掘金,金塊,88,84
      尼克斯,尼克,85,85
      火箭,火箭,82,86
      湖人,湖人,83,82
      森林狼,灰狼,80,83
      勇士,勇士,81,80
      快船,快艇,82,77
      魔术,魔術,79,79
      马刺,馬刺,77,79
      活塞,活塞,78,76
      雄鹿,公鹿,77,76
      老鹰,老鷹,75,76
      灰熊,灰熊,75,75
      76人,七六人,75,73
      步行者,溜馬,71,75
      热火,熱火,74,70
      猛龙,暴龍,69,74
      独行侠,獨行俠,73,68
      公牛,公牛,72,68
      国王,國王,69,70
      太阳,太陽,70,67
      开拓者,拓荒者,70,65
      鹈鹕,鵜鶘,67,67
      黄蜂,黃蜂,65,67
      爵士,爵士,62,68
      篮网,籃網,62,67
      奇才,巫師,64,64
    `,
  }),
  createBasketballLeague({
    key: 'CBA',
    name: { cn: 'CBA中国男子篮球联赛', tw: 'CBA中國男子籃球聯賽' },
    country: { cn: '中国', tw: '中國' },
    icon: 'cn',
    utcOffset: 8,
    featured: 2,
    points: 212,
    quarterMinutes: 12,
    teams: `
      辽宁本钢,遼寧本鋼,78,74
      广东宏远,廣東宏遠,75,73
      浙江稠州,浙江稠州,75,70
      北京首钢,北京首鋼,74,69
      新疆广汇,新疆廣匯,73,68
      上海久事,上海久事,70,69
      广厦控股,廣廈控股,71,65
      山东高速,山東高速,65,69
      深圳马可波罗,深圳馬可波羅,69,63
      山西汾酒,山西汾酒,63,67
      青岛国信,青島國信,66,62
      北京控股,北京控股,65,61
      广州龙狮,廣州龍獅,63,62
      福建浔兴,福建潯興,63,59
      南京同曦,南京同曦,62,59
      吉林东北虎,吉林東北虎,58,61
      天津先行者,天津先行者,58,59
      四川金强,四川金強,60,56
      江苏肯帝亚,江蘇肯帝亞,58,56
      宁波町渥,寧波町渥,55,57
    `,
  }),
  createBasketballLeague({
    key: 'EL',
    name: { cn: '欧洲篮球联赛', tw: '歐洲籃球聯賽' },
    country: { cn: '欧洲', tw: '歐洲' },
    icon: 'eu',
    utcOffset: 1,
    featured: 3,
    points: 164,
    quarterMinutes: 10,
    teams: `
      费内巴切,費內巴切,91,85
      奥林匹亚科斯,奧林匹亞科斯,87,85
      皇家马德里,皇家馬德里,83,87
      帕纳辛纳科斯,帕納辛納科斯,82,85
      摩纳哥,摩納哥,83,81
      巴塞罗那,巴塞隆納,81,81
      巴黎篮球,巴黎籃球,78,82
      特拉维夫马卡比,特拉維夫馬卡比,81,77
      埃菲斯,埃菲斯,77,79
      考纳斯萨尔基里斯,考納斯薩爾基里斯,75,80
      拜仁慕尼黑,拜仁慕尼黑,78,74
      米兰,米蘭,77,74
      贝尔格莱德红星,貝爾格萊德紅星,72,77
      贝尔格莱德游击队,貝爾格萊德游擊隊,72,74
      博洛尼亚维尔图斯,波隆那維爾圖斯,71,74
      瓦伦西亚,瓦倫西亞,74,69
      迪拜篮球,杜拜籃球,69,72
      巴斯科尼亚,巴斯科尼亞,69,71
    `,
  }),
  createBasketballLeague({
    key: 'EC',
    name: { cn: '欧洲篮球冠军杯', tw: '歐洲籃球盃' },
    country: { cn: '欧洲', tw: '歐洲' },
    icon: 'eu',
    utcOffset: 1,
    featured: 0,
    points: 166,
    quarterMinutes: 10,
    teams: `
      耶路撒冷工人,耶路撒冷工人,74,78
      都灵,杜林,71,76
      贝西克塔斯,貝西克塔斯,70,74
      布尔歌,布爾歌,71,69
      威尼斯,威尼斯,70,67
      乌尔姆,烏爾姆,67,68
      伦敦狮,倫敦獅,67,65
      克卢日,克盧日,67,62
      维尔纽斯狼,維爾紐斯狼,63,63
      布杜奇诺斯特,布杜奇諾斯特,64,60
    `,
  }),
  createBasketballLeague({
    key: 'ACB',
    name: { cn: '西班牙ACB联赛', tw: '西班牙ACB聯賽' },
    country: { cn: '西班牙', tw: '西班牙' },
    icon: 'es',
    utcOffset: 1,
    featured: 0,
    points: 166,
    quarterMinutes: 10,
    teams: `
      皇家马德里,皇家馬德里,83,87
      巴塞罗那,巴塞隆納,81,81
      瓦伦西亚,瓦倫西亞,74,69
      马拉加,馬拉加,74,78
      特内里费,特內里費,72,77
      巴斯科尼亚,巴斯科尼亞,69,71
      霍文图特,胡文圖特,69,74
      穆尔西亚,穆爾西亞,69,71
      大加那利,大加那利,66,71
      曼雷萨,曼雷薩,70,65
      毕尔巴鄂,畢爾包,68,63
      萨拉戈萨,薩拉戈薩,63,66
      莱里达,萊里達,62,65
      赫罗纳,吉羅納,61,63
    `,
  }),
  createBasketballLeague({
    key: 'LBA',
    name: { cn: '意大利篮球甲级联赛', tw: '義大利籃球甲級聯賽' },
    country: { cn: '意大利', tw: '義大利' },
    icon: 'it',
    utcOffset: 1,
    featured: 0,
    points: 166,
    quarterMinutes: 10,
    teams: `
      米兰,米蘭,77,74
      博洛尼亚维尔图斯,波隆那維爾圖斯,71,74
      布雷西亚,布雷西亞,76,72
      特伦托,特倫托,75,70
      特拉帕尼,特拉帕尼,72,70
      的里雅斯特,的里雅斯特,67,72
      雷焦艾米利亚,雷焦艾米利亞,68,69
      威尼斯,威尼斯,70,67
      托尔托纳,托爾托納,67,64
      萨萨里,薩薩里,65,64
      瓦雷泽,瓦雷澤,61,65
      那不勒斯,拿坡里,60,64
    `,
  }),
  createBasketballLeague({
    key: 'BBL',
    name: { cn: '德国篮球甲级联赛', tw: '德國籃球甲級聯賽' },
    country: { cn: '德国', tw: '德國' },
    icon: 'de',
    utcOffset: 1,
    featured: 0,
    points: 168,
    quarterMinutes: 10,
    teams: `
      拜仁慕尼黑,拜仁慕尼黑,78,74
      乌尔姆,烏爾姆,67,68
      柏林阿尔巴,柏林阿爾巴,75,69
      波恩,波恩,72,68
      路德维希堡,路德維希堡,71,67
      奥尔登堡,奧爾登堡,70,65
      维尔茨堡,維爾茨堡,69,64
      海德堡,海德堡,63,67
      班贝格,班貝格,62,65
      罗斯托克,羅斯托克,64,61
      开姆尼茨,開姆尼茨,60,62
      法兰克福,法蘭克福,57,63
    `,
  }),
  createBasketballLeague({
    key: 'LNB',
    name: { cn: '法国篮球甲级联赛', tw: '法國籃球甲級聯賽' },
    country: { cn: '法国', tw: '法國' },
    icon: 'fr',
    utcOffset: 1,
    featured: 0,
    points: 168,
    quarterMinutes: 10,
    teams: `
      摩纳哥,摩納哥,83,81
      巴黎篮球,巴黎籃球,78,82
      维勒班,維勒班,74,70
      布尔歌,布爾歌,71,69
      勒芒,勒芒,70,66
      里昂,里昂,67,66
      第戎,第戎,65,65
      斯特拉斯堡,史特拉斯堡,65,62
      南泰尔,南泰爾,63,60
      绍莱,紹萊,62,58
    `,
  }),
  createBasketballLeague({
    key: 'TBL',
    name: { cn: '土耳其篮球超级联赛', tw: '土耳其籃球超級聯賽' },
    country: { cn: '土耳其', tw: '土耳其' },
    icon: 'tr',
    utcOffset: 3,
    featured: 0,
    points: 166,
    quarterMinutes: 10,
    teams: `
      费内巴切,費內巴切,91,85
      埃菲斯,埃菲斯,77,79
      贝西克塔斯,貝西克塔斯,70,74
      巴赫切谢希尔,巴赫切謝希爾,71,69
      加拉塔萨雷,加拉塔薩雷,66,69
      土耳其电信,土耳其電信,62,67
      图法斯,圖法斯,60,64
      卡尔希亚卡,卡爾希亞卡,61,59
    `,
  }),
  createBasketballLeague({
    key: 'VTB',
    name: { cn: 'VTB联合联赛', tw: 'VTB聯合聯賽' },
    country: { cn: '俄罗斯', tw: '俄羅斯' },
    icon: 'ru',
    utcOffset: 3,
    featured: 0,
    points: 162,
    quarterMinutes: 10,
    teams: `
      莫斯科中央陆军,莫斯科中央陸軍,78,74
      喀山UNICS,喀山UNICS,71,73
      圣彼得堡泽尼特,聖彼得堡澤尼特,67,72
      莫斯科火车头库班,莫斯科火車頭庫班,69,65
      莫斯科MBA,莫斯科MBA,64,65
      萨马拉,薩馬拉,60,64
      下诺夫哥罗德,下諾夫哥羅德,61,59
      帕尔马彼尔姆,帕爾馬彼爾姆,58,58
    `,
  }),
  createBasketballLeague({
    key: 'KBL',
    name: { cn: '韩国KBL联赛', tw: '南韓KBL聯賽' },
    country: { cn: '韩国', tw: '南韓' },
    icon: 'kr',
    utcOffset: 9,
    featured: 0,
    points: 158,
    quarterMinutes: 10,
    teams: `
      昌原LG,昌原LG,71,69
      首尔SK,首爾SK,67,70
      水原KT,水原KT,67,67
      蔚山现代摩比斯,蔚山現代摩比斯,65,66
      安养正官庄,安養正官莊,63,67
      大邱KOGAS,大邱KOGAS,61,67
      原州DB,原州DB,64,61
      釜山KCC,釜山KCC,63,61
      高阳索诺,高陽索諾,58,63
      首尔三星,首爾三星,59,61
    `,
  }),
  createBasketballLeague({
    key: 'BLG',
    name: { cn: '日本B联赛', tw: '日本B聯賽' },
    country: { cn: '日本', tw: '日本' },
    icon: 'jp',
    utcOffset: 9,
    featured: 0,
    points: 160,
    quarterMinutes: 10,
    teams: `
      宇都宫皇者,宇都宮皇者,69,75
      千叶喷射机,千葉噴射機,69,71
      琉球黄金国王,琉球黃金國王,66,70
      三远凤凰,三遠鳳凰,64,70
      东京电击,東京電擊,67,64
      名古屋钻石海豚,名古屋鑽石海豚,63,66
      群马雷霆,群馬雷霆,66,61
      岛根魔法,島根魔法,60,64
      川崎勇者雷霆,川崎勇者雷霆,63,60
      广岛蜻蜓,廣島蜻蜓,59,61
      横滨海盗,橫濱海盜,59,59
      大阪晓,大阪曉,60,56
    `,
  }),
  createBasketballLeague({
    key: 'NBL',
    name: { cn: '澳大利亚NBL联赛', tw: '澳洲NBL聯賽' },
    country: { cn: '澳大利亚', tw: '澳洲' },
    icon: 'au',
    utcOffset: 10,
    featured: 0,
    points: 178,
    quarterMinutes: 10,
    teams: `
      悉尼国王,雪梨國王,72,72
      墨尔本联,墨爾本聯,69,71
      珀斯野猫,伯斯野貓,68,70
      伊拉瓦拉老鹰,伊拉瓦拉老鷹,70,66
      阿德莱德36人,阿德萊德36人,69,64
      塔斯马尼亚蚂蚁,塔斯馬尼亞跳蟻,63,68
      新西兰破坏者,紐西蘭破壞者,68,62
      布里斯班子弹,布里斯班子彈,61,66
      凯恩斯大班,凱恩斯太攀蛇,66,60
      东南墨尔本凤凰,東南墨爾本鳳凰,63,61
    `,
  }),
  createBasketballLeague({
    key: 'PLG',
    name: { cn: 'P. LEAGUE+', tw: 'P. LEAGUE+' },
    country: { cn: '中国台北', tw: '台灣' },
    icon: 'tw',
    utcOffset: 8,
    featured: 0,
    points: 186,
    quarterMinutes: 12,
    teams: `
      台北富邦勇士,台北富邦勇士,63,61
      桃园璞园领航猿,桃園璞園領航猿,60,57
      台钢猎鹰,台鋼獵鷹,56,56
      洋基工程,洋基工程,55,53
    `,
  }),
  createBasketballLeague({
    key: 'TPB',
    name: { cn: '台湾职业篮球大联盟', tw: '台灣職業籃球大聯盟' },
    country: { cn: '中国台北', tw: '台灣' },
    icon: 'tw',
    utcOffset: 8,
    featured: 0,
    points: 188,
    quarterMinutes: 12,
    teams: `
      新北国王,新北國王,65,61
      新竹御顶攻城狮,新竹御嵿攻城獅,59,63
      福尔摩沙梦想家,福爾摩沙夢想家,60,59
      桃园台啤永丰云豹,桃園台啤永豐雲豹,57,60
      台北台新战神,台北台新戰神,59,56
      高雄全家海神,高雄全家海神,57,56
      新北中信特攻,新北中信特攻,56,54
    `,
  }),
  createBasketballLeague({
    key: 'WNB',
    name: { cn: 'WNBA', tw: 'WNBA 女子職業籃球' },
    country: { cn: '美国', tw: '美國' },
    icon: 'us',
    utcOffset: -5,
    featured: 0,
    points: 164,
    quarterMinutes: 10,
    teams: `
      纽约自由人,紐約自由人,77,79
      明尼苏达山猫,明尼蘇達山貓,74,77
      拉斯维加斯王牌,拉斯維加斯王牌,72,77
      印第安纳狂热,印第安納狂熱,73,73
      凤凰城水星,鳳凰城水星,73,71
      西雅图风暴,西雅圖風暴,70,71
      亚特兰大梦想,亞特蘭大夢想,67,72
      金州女武神,金州女武神,70,67
      华盛顿神秘人,華盛頓神秘人,69,66
      洛杉矶火花,洛杉磯火花,66,66
      芝加哥天空,芝加哥天空,68,62
      康涅狄格太阳,康乃狄克太陽,66,62
    `,
  }),
  createBasketballLeague({
    key: 'BRB',
    name: { cn: '巴西篮球联赛', tw: '巴西籃球聯賽' },
    country: { cn: '巴西', tw: '巴西' },
    icon: 'br',
    utcOffset: -3,
    featured: 0,
    points: 164,
    quarterMinutes: 10,
    teams: `
      弗拉门戈,佛朗明哥,72,68
      弗朗卡,弗朗卡,67,68
      米纳斯,米納斯,65,66
      圣保罗,聖保羅,62,66
      包鲁,包魯,62,62
      巴西利亚篮球,巴西利亞籃球,60,62
      皮涅罗斯,皮涅羅斯,61,58
      乌尼法,烏尼法,58,58
    `,
  }),
  createBasketballLeague({
    key: 'ARB',
    name: { cn: '阿根廷篮球联赛', tw: '阿根廷籃球聯賽' },
    country: { cn: '阿根廷', tw: '阿根廷' },
    icon: 'ar',
    utcOffset: -3,
    featured: 0,
    points: 162,
    quarterMinutes: 10,
    teams: `
      博卡青年,博卡青年,67,71
      金萨,金薩,69,64
      竞技学院,競技學院,65,65
      基尔梅斯体育,基爾梅斯體育,64,63
      奥贝拉网球,奧貝拉網球,62,62
      圣洛伦索,聖洛倫索,60,61
      雷加塔斯,雷加塔斯,61,58
      奥林匹科,奧林匹科,61,55
    `,
  }),
  createBasketballLeague({
    key: 'PBA',
    name: { cn: '菲律宾PBA联赛', tw: '菲律賓PBA聯賽' },
    country: { cn: '菲律宾', tw: '菲律賓' },
    icon: 'ph',
    utcOffset: 8,
    featured: 0,
    points: 186,
    quarterMinutes: 12,
    teams: `
      生力啤酒人,生力啤酒人,65,67
      圣米格尔金尼布拉,生力金尼布拉,66,62
      TNT热带人,TNT熱帶人,61,64
      雨或光,雨或光,62,60
      麦拉尔科闪电,麥拉爾科閃電,61,58
      麦格诺利亚,麥格諾利亞,60,56
      北港电池,北港電池,57,57
      凤凰燃料,鳳凰燃料,55,57
    `,
  }),
];

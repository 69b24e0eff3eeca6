import { createFootballLeague, type FootballLeague } from './createFootballLeague.ts';

/** Football leagues of Asia and Oceania. Team rows: mainland name, Taiwan name, attack, defence (0 to 99). */
export const asiaLeagues: readonly FootballLeague[] = [
  createFootballLeague({
    key: 'CSL',
    name: { cn: '中国超级联赛', tw: '中國超級聯賽' },
    country: { cn: '中国', tw: '中國' },
    icon: 'cn',
    utcOffset: 8,
    featured: 7,
    goals: 2.9,
    variants: ['U21', 'women', 'reserve'],
    teams: `
      上海海港,上海海港,71,77
      上海申花,上海申花,71,72
      成都蓉城,成都蓉城,68,72
      北京国安,北京國安,71,66
      山东泰山,山東泰山,66,68
      天津津门虎,天津津門虎,66,65
      浙江队,浙江隊,65,64
      云南玉昆,雲南玉昆,66,61
      青岛西海岸,青島西海岸,63,61
      大连英博,大連英博,64,58
      武汉三镇,武漢三鎮,58,61
      河南队,河南隊,57,60
      深圳新鹏城,深圳新鵬城,57,57
      长春亚泰,長春亞泰,56,57
      青岛海牛,青島海牛,57,53
      梅州客家,梅州客家,54,54
    `,
  }),
  createFootballLeague({
    key: 'JPN',
    name: { cn: '日本J1联赛', tw: '日本J1聯賽' },
    country: { cn: '日本', tw: '日本' },
    icon: 'jp',
    utcOffset: 9,
    featured: 0,
    goals: 2.55,
    variants: ['U21', 'women', 'reserve'],
    teams: `
      鹿岛鹿角,鹿島鹿角,72,78
      神户胜利船,神戶勝利船,72,75
      柏太阳神,柏太陽神,72,72
      广岛三箭,廣島三箭,70,72
      川崎前锋,川崎前鋒,71,69
      横滨水手,橫濱水手,71,66
      浦和红钻,浦和紅鑽,66,69
      大阪樱花,大阪櫻花,64,70
      大阪钢巴,大阪鋼巴,65,66
      名古屋鲸八,名古屋鯨八,62,68
      FC东京,FC東京,63,65
      町田泽维亚,町田澤維亞,60,66
      京都不死鸟,京都不死鳥,60,64
      福冈黄蜂,福岡黃蜂,63,60
      清水心跳,清水心跳,58,62
      冈山绿雉,岡山綠雉,58,62
      东京绿茵,東京綠茵,59,58
      横滨FC,橫濱FC,56,60
    `,
  }),
  createFootballLeague({
    key: 'JP2',
    name: { cn: '日本J2联赛', tw: '日本J2聯賽' },
    country: { cn: '日本', tw: '日本' },
    icon: 'jp',
    utcOffset: 9,
    featured: 0,
    goals: 2.5,
    variants: [],
    teams: `
      水户蜀葵,水戶蜀葵,63,61
      长崎成功丸,長崎成功丸,64,58
      千叶市原,千葉市原,62,57
      德岛漩涡,德島漩渦,60,57
      大宫松鼠,大宮松鼠,57,59
      仙台七夕,仙台七夕,58,57
      磐田喜悦,磐田喜悅,58,55
      札幌冈萨多,札幌岡薩多,57,55
      鸟栖砂岩,鳥棲砂岩,56,54
      新潟天鹅,新潟天鵝,56,53
      甲府风林,甲府風林,51,57
      大分三神,大分三神,50,56
    `,
  }),
  createFootballLeague({
    key: 'KOR',
    name: { cn: '韩国K1联赛', tw: '南韓K1聯賽' },
    country: { cn: '韩国', tw: '南韓' },
    icon: 'kr',
    utcOffset: 9,
    featured: 0,
    goals: 2.45,
    variants: ['U21', 'women', 'reserve'],
    teams: `
      全北现代,全北現代,69,75
      蔚山HD,蔚山HD,69,70
      金泉尚武,金泉尚武,67,70
      大田市民,大田市民,69,64
      浦项制铁,浦項制鐵,64,67
      FC首尔,FC首爾,67,62
      江原FC,江原FC,65,60
      光州FC,光州FC,61,62
      济州SK,濟州SK,61,59
      安养FC,安養FC,57,61
      水原FC,水原FC,57,59
      大邱FC,大邱FC,59,55
    `,
  }),
  createFootballLeague({
    key: 'KR2',
    name: { cn: '韩国K2联赛', tw: '南韓K2聯賽' },
    country: { cn: '韩国', tw: '南韓' },
    icon: 'kr',
    utcOffset: 9,
    featured: 0,
    goals: 2.5,
    variants: [],
    teams: `
      仁川联,仁川聯,61,59
      水原三星,水原三星,59,58
      富川FC,富川FC,58,57
      首尔衣恋,首爾衣戀,57,57
      全南天龙,全南天龍,55,56
      釜山偶像,釜山偶像,54,56
      忠南牙山,忠南牙山,53,55
      城南FC,城南FC,56,50
      金浦FC,金浦FC,50,55
      庆南FC,慶南FC,51,53
    `,
  }),
  createFootballLeague({
    key: 'CL1',
    name: { cn: '中国甲级联赛', tw: '中國甲級聯賽' },
    country: { cn: '中国', tw: '中國' },
    icon: 'cn',
    utcOffset: 8,
    featured: 0,
    goals: 2.55,
    variants: [],
    teams: `
      重庆铜梁龙,重慶銅梁龍,60,56
      辽宁铁人,遼寧鐵人,54,60
      广东广州豹,廣東廣州豹,59,53
      石家庄功夫,石家莊功夫,57,54
      延边龙鼎,延邊龍鼎,56,53
      陕西联合,陝西聯合,53,54
      苏州东吴,蘇州東吳,51,56
      南京城市,南京城市,53,52
      定南赣联,定南贛聯,51,52
      大连鲲城,大連鯤城,49,53
      上海嘉定汇龙,上海嘉定匯龍,50,51
      佛山南狮,佛山南獅,48,52
    `,
  }),
  createFootballLeague({
    key: 'AUS',
    name: { cn: '澳大利亚职业联赛', tw: '澳洲職業聯賽' },
    country: { cn: '澳大利亚', tw: '澳洲' },
    icon: 'au',
    utcOffset: 10,
    featured: 0,
    goals: 3,
    variants: ['U21', 'women'],
    teams: `
      奥克兰FC,奧克蘭FC,65,67
      墨尔本城,墨爾本城,66,62
      悉尼FC,雪梨FC,66,61
      西悉尼流浪者,西雪梨流浪者,61,63
      墨尔本胜利,墨爾本勝利,59,63
      阿德莱德联,阿德萊德聯,58,62
      中央海岸水手,中央海岸水手,57,62
      布里斯班狮吼,布里斯班獅吼,60,57
      麦克阿瑟FC,麥克阿瑟FC,58,57
      惠灵顿凤凰,威靈頓鳳凰,58,56
      纽卡斯尔喷射机,紐卡索噴射機,55,57
      珀斯光荣,伯斯光榮,55,55
    `,
  }),
  createFootballLeague({
    key: 'KSA',
    name: { cn: '沙特职业联赛', tw: '沙烏地職業聯賽' },
    country: { cn: '沙特', tw: '沙烏地' },
    icon: 'sa',
    utcOffset: 3,
    featured: 0,
    goals: 2.95,
    variants: ['U21', 'women'],
    teams: `
      利雅得新月,利雅得新月,77,83
      吉达联合,吉達聯合,76,76
      利雅得胜利,利雅得勝利,74,73
      吉达国民,吉達國民,70,72
      达曼协定,達曼協定,65,71
      塔亚文,塔亞文,68,65
      布赖代先锋,布賴代先鋒,63,65
      利雅得青年,利雅得青年,60,64
      法特赫,法特赫,59,61
      费哈,費哈,58,58
      哈萨征服,哈薩征服,55,57
      拉斯决心,拉斯決心,52,56
    `,
  }),
  createFootballLeague({
    key: 'UAE',
    name: { cn: '阿联酋职业联赛', tw: '阿聯職業聯賽' },
    country: { cn: '阿联酋', tw: '阿聯' },
    icon: 'ae',
    utcOffset: 4,
    featured: 0,
    goals: 2.95,
    variants: ['U21'],
    teams: `
      沙迦,沙迦,69,71
      艾因,艾因,66,68
      迪拜国民青年,杜拜國民青年,67,64
      阿布扎比统一,阿布達比統一,66,61
      瓦赫达,瓦赫達,63,61
      瓦斯尔,瓦斯爾,60,60
      阿布扎比半岛,阿布達比半島,57,60
      纳斯尔,納斯爾,60,54
      阿治曼,阿治曼,53,58
      卡尔巴,卡爾巴,52,56
    `,
  }),
  createFootballLeague({
    key: 'QAT',
    name: { cn: '卡塔尔星级联赛', tw: '卡達星級聯賽' },
    country: { cn: '卡塔尔', tw: '卡達' },
    icon: 'qa',
    utcOffset: 3,
    featured: 0,
    goals: 3.05,
    variants: ['U21'],
    teams: `
      萨德,薩德,72,68
      杜海勒,杜海勒,67,66
      加拉法,加拉法,65,63
      赖扬,賴揚,59,65
      沃克拉,沃克拉,58,61
      多哈阿拉伯人,多哈阿拉伯人,59,57
      卡塔尔体育,卡達體育,55,57
      北方队,北方隊,56,52
    `,
  }),
  createFootballLeague({
    key: 'IRN',
    name: { cn: '伊朗职业联赛', tw: '伊朗職業聯賽' },
    country: { cn: '伊朗', tw: '伊朗' },
    icon: 'ir',
    utcOffset: 3,
    featured: 0,
    goals: 2,
    variants: ['U21'],
    teams: `
      德黑兰独立,德黑蘭獨立,69,67
      塔克托,塔克托,67,63
      塞帕汉,塞帕漢,62,65
      波斯波利斯,波斯波利斯,61,61
      福拉德,福拉德,59,61
      梅拉万,梅拉萬,61,56
      沙姆斯阿扎尔,沙姆斯阿扎爾,58,55
      铝业阿拉克,鋁業阿拉克,56,54
    `,
  }),
  createFootballLeague({
    key: 'IND',
    name: { cn: '印度超级联赛', tw: '印度超級聯賽' },
    country: { cn: '印度', tw: '印度' },
    icon: 'in',
    utcOffset: 5,
    featured: 0,
    goals: 2.7,
    variants: ['U21'],
    teams: `
      莫亨巴根,莫亨巴根,63,57
      果阿FC,果阿FC,57,59
      班加罗尔FC,班加羅爾FC,57,56
      孟买城,孟買城,55,55
      东孟加拉,東孟加拉,51,56
      旁遮普FC,旁遮普FC,50,54
      金奈FC,金奈FC,48,54
      喀拉拉爆破者,喀拉拉爆破者,49,51
    `,
  }),
  createFootballLeague({
    key: 'THA',
    name: { cn: '泰国甲级联赛', tw: '泰國甲級聯賽' },
    country: { cn: '泰国', tw: '泰國' },
    icon: 'th',
    utcOffset: 7,
    featured: 0,
    goals: 2.8,
    variants: ['U21', 'women'],
    teams: `
      武里南联,武里南聯,65,63
      巴吞联,巴吞聯,62,60
      曼谷联,曼谷聯,58,61
      叻武里,叻武里,60,55
      泰国港口,泰國港口,58,55
      蒙通联,蒙通聯,57,53
      清莱联,清萊聯,52,55
      拉加武里,拉加武里,51,53
    `,
  }),
  createFootballLeague({
    key: 'MAS',
    name: { cn: '马来西亚超级联赛', tw: '馬來西亞超級聯賽' },
    country: { cn: '马来西亚', tw: '馬來西亞' },
    icon: 'my',
    utcOffset: 8,
    featured: 0,
    goals: 3,
    variants: ['U21'],
    teams: `
      柔佛DT,柔佛DT,65,63
      雪兰莪,雪蘭莪,61,60
      吉隆坡城,吉隆坡城,55,61
      沙巴,沙巴,57,54
      吉打,吉打,53,54
      槟城,檳城,50,53
      登嘉楼,登嘉樓,50,50
      森美兰,森美蘭,47,49
    `,
  }),
  createFootballLeague({
    key: 'VIE',
    name: { cn: '越南甲级联赛', tw: '越南甲級聯賽' },
    country: { cn: '越南', tw: '越南' },
    icon: 'vn',
    utcOffset: 7,
    featured: 0,
    goals: 2.5,
    variants: ['U21'],
    teams: `
      河内FC,河內FC,58,62
      南定,南定,55,61
      河内警察,河內公安,55,57
      清化,清化,54,55
      平阳,平陽,53,54
      海防,海防,50,54
      义安,義安,49,54
      嘉莱,嘉萊,50,50
    `,
  }),
  createFootballLeague({
    key: 'IDN',
    name: { cn: '印尼甲级联赛', tw: '印尼甲級聯賽' },
    country: { cn: '印度尼西亚', tw: '印尼' },
    icon: 'id',
    utcOffset: 7,
    featured: 0,
    goals: 2.65,
    variants: ['U21'],
    teams: `
      万隆佩西,萬隆佩西,58,62
      雅加达佩西加,雅加達佩西加,57,59
      泗水佩西巴亚,泗水佩西巴亞,56,57
      巴厘联,峇里聯,54,56
      婆罗洲,婆羅洲,53,54
      马卡萨,馬卡薩,53,51
      阿雷马,阿雷馬,51,52
      梭罗佩西斯,梭羅佩西斯,48,52
    `,
  }),
  createFootballLeague({
    key: 'TPE',
    name: { cn: '台湾企业甲级足球联赛', tw: '台灣企業甲級足球聯賽' },
    country: { cn: '中国台北', tw: '台灣' },
    icon: 'tw',
    utcOffset: 8,
    featured: 0,
    goals: 3.1,
    variants: ['U21', 'women'],
    teams: `
      台中FUTURO,台中FUTURO,55,53
      台南市台钢,台南市台鋼,54,49
      大同,大同,51,48
      台电,台電,46,50
      铭传大学,銘傳大學,47,46
      航源FC,航源FC,44,45
      新北航源,新北航源,45,41
      利奥莫,利奧莫,43,41
    `,
  }),
  createFootballLeague({
    key: 'HKG',
    name: { cn: '香港超级联赛', tw: '香港超級聯賽' },
    country: { cn: '中国香港', tw: '香港' },
    icon: 'hk',
    utcOffset: 8,
    featured: 0,
    goals: 3,
    variants: ['U21'],
    teams: `
      杰志,傑志,60,56
      东方,東方,53,58
      理文,理文,52,55
      大埔,大埔,49,55
      港会,港會,48,53
      九龙城,九龍城,49,49
      标准流浪,標準流浪,48,47
      北区,北區,48,44
    `,
  }),
];
